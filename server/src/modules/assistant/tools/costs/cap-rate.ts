import type { Currency, Speaker } from '../words.ts';
import type { RuleWords } from './loan-rule-words.ts';

interface Rented {
  amount: number;
  rentYearly?: number | undefined;
  costsYearly?: number | undefined;
}

/** Returns the net rent of a year as a share of the price. */
export function capRateOf(
  { amount, rentYearly = 0, costsYearly = 0 }: Rented,
  currency: Currency,
  { say, words }: { say: Speaker; words: RuleWords },
) {
  const net = rentYearly - costsYearly;
  const percent = Math.round((net / amount) * 10_000) / 100;
  const money = (value: number) => say.money(value, currency);
  return {
    facts: { currency, price: amount, rentYearly, costsYearly, netYearly: net, capRatePercent: percent },
    says: [words.capRate(say.percent(percent), money(net), money(rentYearly), money(costsYearly), money(amount))],
    entry: 'cap-rate',
  };
}
