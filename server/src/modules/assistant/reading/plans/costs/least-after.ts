import type { Message } from '../../message.ts';
import { federalProgramIn } from '../../topics/buyer.ts';
import { termsOf } from '../../topics/terms.ts';
import { firstOf, type Planner, use } from '../use.ts';
import { priceOf } from './cost-terms.ts';
import { scoreOf } from './rule-figures.ts';

const leastWords =
  /\b(minimum|minimal\w*|least|min|minimo|minima|down|mise( de fonds)?|enganche|combien|how much|cuanto|what about|celle|celui|the one|la de|el de)\b/;
const otherSubject =
  /\b(month\w*|par mois|mensuel\w*|al mes|payments?|paiement|pago|rate|taux|tasa|tax(es)?|impuestos?|closing|cloture|cierre|premium|prime|prima|insurance|assurance|seguro|income|revenu|ingreso)\b/;
/** Number of words of a question about another price. */
const longest = 16;
/** Highest share of a price that is a down payment, in percent. */
const mostDown = 50;

const isShort = ({ text }: Message): boolean => text.split(' ').length <= longest;

/** Returns the only number of a short question as a price: “celle à 560”. */
function otherPriceOf(message: Message): number | undefined {
  const [only, another] = message.amounts;
  const isShortPrice =
    only !== undefined && another === undefined && only.unit === 'plain' && only.value >= 100 && only.value < 2_000;
  return priceOf(message) ?? (isShortPrice ? only.value * 1_000 : undefined);
}

/** Plans the minimum down payment of before for another price: “elle veut celle à 560, là c’est combien minimum?”. */
const ofOtherPrice: Planner = (message) => {
  const { after, talk, has, home, named } = message;
  const rule = talk.last?.input;
  if (!after('loanRules') || rule?.about !== 'leastDown' || !has(leastWords) || has(otherSubject)) return undefined;
  const amount = scoreOf(message.text) === undefined ? otherPriceOf(message) : undefined;
  if (amount === undefined || home.lookUp || named.length > 0 || !isShort(message)) return undefined;
  const { downPercent: _, ...same } = rule;
  return use('loanRules', { ...same, amount });
};

/** Plans the minimum down payment of before with a credit score: “my score is 561 though”. */
const ofScore: Planner = (message) => {
  const { after, talk, amounts, text } = message;
  const rule = talk.last?.input;
  const creditScore = scoreOf(text);
  if (!after('loanRules') || rule?.about !== 'leastDown' || rule.country === 'CA' || creditScore === undefined)
    return undefined;
  return amounts.length === 1 && isShort(message) ? use('loanRules', { ...rule, creditScore }) : undefined;
};

/** Plans “and with a conventional loan at 3%?” after the minimum of a federal program: that share of the same price. */
const ofConventional: Planner = (message) => {
  const { after, talk, text, has } = message;
  const { about, loan, amount, state } = talk.last?.input ?? {};
  if (!after('loanRules') || about !== 'leastDown' || loan === undefined || federalProgramIn(text)) return undefined;
  if (!has(/\b(conventional|convencional\w*|conventionnel\w*)\b/) || has(otherSubject) || !isShort(message))
    return undefined;
  const { downPercent = message.amounts.find(({ unit }) => unit === 'percent')?.value } = termsOf(
    text,
    message.amounts,
  );
  return downPercent === undefined || downPercent > mostDown
    ? undefined
    : use('loanRules', { about: 'share', amount, country: 'US', state, downPercent });
};

/** Plans the minimum down payment of before for another price or loan, or with a credit score. */
export const leastOfOther: Planner = firstOf(ofScore, ofConventional, ofOtherPrice);
