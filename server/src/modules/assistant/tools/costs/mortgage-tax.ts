import { mortgageTaxOf } from '../../knowledge/mortgage-tax.ts';
import { mortgageTaxNotes } from '../../knowledge/mortgage-tax-notes.ts';
import { stateName } from '../../reading/homes/places.ts';
import type { Figure } from './rule-figure.ts';

/** The tax of a state on a new mortgage. */
export const mortgageTax: Figure = (
  { amount: stated, downPercent = 0, state = 'FL', city },
  { context, say, words },
) => {
  const amount = Math.round(stated * (100 - downPercent)) / 100;
  if (amount === 0) return { facts: { currency: 'USD', loanAmount: 0, tax: 0, state }, says: [words.noLoan] };
  const down = downPercent > 0 ? { price: stated, downPercent, downAmount: stated - amount } : {};
  const found = mortgageTaxOf(amount, state, city);
  const loan = say.money(amount, 'USD');
  const money = (value: number) => (Number.isInteger(value) ? say.money(value, 'USD') : say.exactMoney(value, 'USD'));
  const note = found ? undefined : mortgageTaxNotes[state];
  if (note)
    return {
      facts: {
        currency: 'USD',
        loanAmount: amount,
        tax: null,
        state,
        ...down,
        note: note.says.en,
        source: note.source,
      },
      says: [note.says[context.language], words.source(note.source, undefined)],
    };
  if (!found)
    return {
      facts: { currency: 'USD', loanAmount: amount, tax: null, state, ...down },
      says: [words.noMortgageTax(stateName(state))],
      entry: 'mortgage-tax',
    };
  const { tax, parts, percent, source, asOf } = found;
  return {
    facts: {
      currency: 'USD',
      loanAmount: amount,
      state,
      ...down,
      tax,
      parts: parts ?? null,
      percent: percent ?? null,
      source,
      asOf,
    },
    says: parts
      ? [words.florida(money(tax), loan, money(parts.stamps), money(parts.intangible)), words.source(source, asOf)]
      : [
          words.mortgageTax(words.taxOf[state] ?? words.taxIn(stateName(state)), money(tax), loan),
          state === 'NY' && percent !== undefined && words.newYorkPercent(say.percent(percent)),
          words.source(source, asOf),
        ],
  };
};
