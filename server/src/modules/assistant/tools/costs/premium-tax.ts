import { premiumTaxes, premiumTaxIn, premiumTaxQuebecLater } from '../../calculations/quantities/premium-tax.ts';
import type { Speaker } from '../words.ts';
import type { RuleWords } from './loan-rule-words.ts';

const taxOn = (premium: number, percent: number): number => Math.round(premium * percent) / 100;

/** Returns the rates that the tax on a premium is computed with: that of the province, or all. */
const ratesFor = (state: string): readonly (readonly [place: string, percent: number])[] => {
  const own = state === '' ? undefined : premiumTaxIn(state);
  const all = Object.entries(premiumTaxes);
  return own === undefined ? all : [[state, own]];
};

/** Returns the figures of the sales tax on a premium, in currency units. */
export const premiumTaxFacts = (premium: number, state: string): Record<string, unknown> => ({
  premiumTaxes: ratesFor(state).map(([place, percent]) => ({ place, percent, tax: taxOn(premium, percent) })),
  premiumTaxLater: [premiumTaxQuebecLater, taxOn(premium, premiumTaxQuebecLater)],
});

/** Says what the sales tax on a premium comes to. */
export function premiumTaxSaid(premium: number, state: string, say: Speaker, words: RuleWords): string {
  const rates = ratesFor(state);
  const money = (amount: number) =>
    Number.isInteger(amount) ? say.money(amount, 'CAD') : say.exactMoney(amount, 'CAD');
  const said = rates.map(([place, percent]) =>
    words.premiumTaxIn(place, money(taxOn(premium, percent)), say.percent(percent)),
  );
  const later = rates.some(([place]) => place === 'QC');
  return [
    words.premiumTaxOn(money(premium), say.listed(said)),
    later && words.premiumTaxLater(money(taxOn(premium, premiumTaxQuebecLater)), say.percent(premiumTaxQuebecLater)),
  ]
    .filter(Boolean)
    .join(' ');
}
