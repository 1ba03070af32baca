import type { Costs } from '@lintel/mortgage';
import type { Rates } from '../../../listings/index.ts';
import type { StoredPart } from '../../parts/stored-part.ts';
import type { ToolContext } from '../tool.ts';
import { type Currency, type Speaker, text } from '../words.ts';
import { comparisonWords } from './comparison-words.ts';
import type { CostWords } from './cost-words.ts';
import type { Bought, FullTerms } from './purchase.ts';
import { rateInWords } from './rate-words.ts';
import type { TaxShare } from './transfer/tax-share.ts';

/** The sum that a question is about, and what it is compared with. */
export interface About {
  about: 'month' | 'cash';
  /** True if the payment of the loan alone is asked for. */
  principalFirst?: boolean | undefined;
  share: TaxShare | undefined;
  title: string | undefined;
  rent: number | undefined;
  proceeds: number | undefined;
}

/** Usual closing costs of a buyer with a loan, as shares of the price; the entries on closing costs have the sources. */
const usualShares = { US: [0.02, 0.05], CA: [0.015, 0.04] } as const;
export const usualClosing = ({ country, price }: Pick<Bought, 'country' | 'price'>): { low: number; high: number } => {
  const [low, high] = usualShares[country];
  return { low: Math.round(price * low), high: Math.round(price * high) };
};

/** Words for closing costs, which then come first. */
export const closingWords =
  /\b(closing|settlement) costs?\b|\bfrais de (cloture|demarrage)\b|\b(gastos|costos?) de cierre\b/;

interface WordingOptions extends About {
  /** True if the question names the closing costs, so that they come first. */
  asksClosing: boolean;
  rate: Rates['US'];
  currency: Currency;
  unknown: readonly string[];
  findings: readonly string[];
  say: Speaker;
  words: CostWords;
}

export function costsInWords(bought: Bought, terms: FullTerms, costs: Costs, options: WordingOptions): StoredPart {
  const { monthly, cash } = costs;
  const { currency, about, title, unknown, findings, rate, say, words, asksClosing } = options;
  const money = (cents: number) => say.money(cents / 100, currency);
  const of = title ?? words.price(say.money(bought.price, currency));
  const down = words.down(money(terms.downCents), say.percent(terms.downPercent));
  const rateAssumed = !terms.stated.includes('ratePercent') && rate !== null;
  const on = words.terms(rateAssumed ? rateInWords(rate, say) : say.percent(terms.ratePercent), terms.years);
  const month = words.month(of, money(monthly.totalCents), down, on);
  const inFull = terms.downPercent === 100;
  const usual = usualClosing(bought);
  const range =
    about === 'cash' && !inFull && words.usualRange(say.money(usual.low, currency), say.money(usual.high, currency));
  const closing = inFull
    ? words.paidInFull(of, money(cash.totalCents))
    : words.closing(of, money(cash.totalCents), money(cash.downCents));
  return text(
    options.principalFirst &&
      words.principal(
        say.exactMoney(monthly.principalAndInterestCents / 100, currency),
        money(costs.loan.totalCents),
        on,
      ),
    asksClosing && range,
    about === 'cash' || inFull ? closing : month,
    about === 'month' && !inFull && words.parts(say.listed(monthParts(costs, options))),
    terms.housing.program !== undefined && words.program(terms.housing.program.toUpperCase()),
    costs.loan.premiumCents > 0 && words.financed(money(costs.loan.premiumCents), money(costs.loan.totalCents)),
    (about === 'cash' || inFull) &&
      (inFull ? words.itemsInFull : words.items)(
        say.listed(
          closingLines(costs, currency, words)
            .filter(({ amount }) => amount !== null && amount !== 0)
            .slice(1)
            .map(({ label, amount }) => `${label.toLowerCase()} ${say.money(amount!, currency)}`),
        ),
        say.money((cash.totalCents - cash.downCents) / 100, currency),
      ),
    inFull
      ? words.monthInFull(money(monthly.totalCents))
      : about === 'cash'
        ? words.after(money(monthly.totalCents))
        : closing,
    !asksClosing && range,
    ...comparedWith(costs, options),
    unknown.length > 0 && words.unknown(unknown.join(', ')),
    ...findings,
    rateAssumed && !inFull && words.rateAssumed,
  );
}

/** Names the parts of the monthly cost with their amounts, principal and interest to the cent. */
const monthParts = ({ monthly }: Costs, { currency, say, words: { lines: label } }: WordingOptions): string[] => [
  `${label.principal.toLowerCase()} ${say.exactMoney(monthly.principalAndInterestCents / 100, currency)}`,
  ...(
    [
      [label.tax, monthly.taxCents],
      [label.insurance, monthly.insuranceCents],
      [label.dues, monthly.duesCents],
      [label.mortgageInsurance, monthly.mortgageInsuranceCents],
    ] as const
  ).flatMap(([name, cents]) => (cents ? [`${name.toLowerCase()} ${say.money(cents / 100, currency)}`] : [])),
];

/** Compares the monthly cost with the rent, and the cash at closing with the proceeds of a sale. */
function comparedWith({ monthly, cash }: Costs, { rent, proceeds, currency, say }: WordingOptions): string[] {
  const its = comparisonWords[say.language];
  const money = (amount: number) => say.money(Math.round(Math.abs(amount)), currency);
  const over = rent === undefined ? undefined : monthly.totalCents / 100 - rent;
  const left = proceeds === undefined ? undefined : proceeds - cash.totalCents / 100;
  return [
    ...(over === undefined ? [] : [its.rent(money(rent!), money(over), over > 0)]),
    ...(left === undefined
      ? []
      : [left >= 0 ? its.proceeds(money(proceeds!), money(left)) : its.proceedsShort(money(proceeds!), money(left))]),
  ];
}

const units = (cents: number | null) => (cents === null ? null : cents / 100);

/** Lists the parts of the cash at closing, down payment first. */
const closingLines = ({ cash }: Costs, currency: Currency, { lines: label }: CostWords) => [
  { label: label.down, amount: units(cash.downCents) },
  { label: label.closing, amount: units(cash.closingCents) },
  { label: label.prepaid, amount: units(cash.prepaidCents) },
  { label: label.premiumTax, amount: units(cash.premiumTaxCents) },
  { label: label.transfer, amount: currency === 'CAD' ? units(cash.transferTaxCents) : 0 },
];

export function costsCard(
  context: ToolContext,
  costs: Costs,
  {
    about,
    title,
    currency,
    assumptions,
    words,
  }: About & { currency: Currency; assumptions: string[]; words: CostWords },
): StoredPart {
  const { monthly, cash } = costs;
  const { lines: label, totals } = words;
  const month = [
    { label: label.principal, amount: units(monthly.principalAndInterestCents) },
    { label: label.tax, amount: units(monthly.taxCents) },
    { label: label.insurance, amount: units(monthly.insuranceCents) },
    { label: label.dues, amount: units(monthly.duesCents) },
    { label: label.mortgageInsurance, amount: units(monthly.mortgageInsuranceCents) },
  ];
  const closing = closingLines(costs, currency, words);
  const total = about === 'cash' ? cash.totalCents : monthly.totalCents;
  return {
    kind: 'costs',
    asOf: context.now.toISOString(),
    title: title ?? words.title,
    currency,
    lines: (about === 'cash' ? closing : month).filter(({ amount }) => amount !== 0),
    total: { label: about === 'cash' ? totals.cash : totals.month, amount: total / 100 },
    assumptions,
  };
}
