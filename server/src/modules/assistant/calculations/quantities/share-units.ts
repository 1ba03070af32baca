import type { Amount } from '../../reading/figures/amounts.ts';
import { type QuantityName, quantities } from './quantities.ts';

/** “Commission 4.5 plus HST” states a share. */
const commissionBefore =
  /\b(commissions?|courtage|comision(es)?|agents?|realtors?|brokers?|courtiers?|agentes?|(my|our|the|listing|mi|ma) (side|cut|lado|parte|part))( (is|was|of|at|de|est|es|del?|a|takes?|wants?|gets?|charges?|prend|veut|cobran?|quieren?|pide))* $/;
const mostCommission = 10;
/** “2.25 on 540,000” */
const onSaleAfter = /^ ?(on|sur|sobre) (an? |une? |una? )?\$?$/;
const shareBefore = /\b(at|@|of|a|al|del?) $/;
const commissionAfter =
  /^ ?(to|for|pour|para|a|al|aux?) (the |los |las |el |les |my |our )?(agents?|realtors?|brokers?|courtiers?|agentes?)\b/;
/** “Dando el 20, ¿hasta qué precio?”, “at 10 down”: a down payment said without its unit. */
const downBefore = /\b(dando|damos|doy|poniendo|pongo|ponemos|putting|put|mettant|mets|mettons)( el| un| le)? $/;
const downAfter = /^ ?(down|de (enganche|entrada|mise|inicial)|comptant)\b/;
const mostDown = 50;
export const asDownShare =
  (names: readonly QuantityName[]) =>
  (amount: Amount): Amount =>
    amount.unit === 'plain' &&
    !amount.per &&
    amount.value >= 3 &&
    amount.value <= mostDown &&
    names.some((name) => name === 'share' || name === 'down') &&
    (downBefore.test(amount.before) || downAfter.test(amount.after))
      ? { ...amount, unit: 'percent' }
      : amount;

/** A broken number such as 5.5 is a share or a rate, and counts. */
export const isShareSized = ({ value, role, after }: Amount): boolean =>
  role !== 'rate' &&
  value >= 1 &&
  !Number.isInteger(value) &&
  !/^ ?-?(baths?|ba|acres?|miles?|stor(y|ies)|bed\w*|h(ou)?rs?|hours?|years?|sdb|banos?|x)\b/.test(after);

/** “The commission on 410k at 5.5”: beside no loan, whose rate it could be. */
export const asCommission =
  (names: readonly QuantityName[]) =>
  (amount: Amount): Amount =>
    names.includes('agentShare') && amount.value <= mostCommission && onSaleAfter.test(amount.after)
      ? { ...amount, unit: 'percent', role: 'fees', sure: true }
      : names.includes('brokerShare') && amount.unit === 'plain' && quantities.brokerShare.near.test(amount.before)
        ? { ...amount, unit: 'percent' }
        : withCommissionUnit(names, amount);

const withCommissionUnit = (names: readonly QuantityName[], amount: Amount): Amount =>
  amount.unit === 'plain' &&
  amount.value <= mostCommission &&
  (commissionBefore.test(amount.before) ||
    commissionAfter.test(amount.after) ||
    (names.includes('commission') && !names.includes('balance') && shareBefore.test(amount.before)))
    ? { ...amount, unit: 'percent' }
    : amount;
