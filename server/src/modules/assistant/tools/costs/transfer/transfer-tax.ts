import { transferTaxesOf } from '@lintel/mortgage';
import { z } from 'zod';
import { newHomeRule, newHomeSparedCents } from '../../../knowledge/bc-new-home.ts';
import { countryOf, stateName } from '../../../reading/homes/places.ts';
import { type ToolContext, type ToolResult, tool } from '../../tool.ts';
import { type Currency, speaker, text } from '../../words.ts';
import { relievesShare, shareOfRelief, shareWords } from './shared-relief.ts';
import { transferRule } from './transfer-rule.ts';
import { transferInUsa } from './transfer-usa.ts';
import { transferWords } from './transfer-words.ts';

const Input = z.strictObject({
  price: z.number().min(1_000).max(1e9).optional().describe('Currency units'),
  state: z.string().length(2).optional().describe('State or province, two letters'),
  city: z.string().max(80).optional(),
  district: z.string().max(80).optional().describe('The named neighborhood or former municipality of the city'),
  firstTime: z.boolean().optional().describe('A first-time buyer'),
  qualifyingPercent: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('The share of first-time buyers beside a buyer who owned before'),
  halvesAssumed: z.boolean().optional().describe('No share was stated, so halves are assumed'),
  arriving: z.boolean().optional().describe('The buyer still has to move to the state or province'),
  mansion: z.boolean().optional().describe('A mansion tax is asked for'),
  newlyBuilt: z.boolean().optional().describe('A newly built home to live in'),
  loan: z
    .number()
    .min(0)
    .max(1e9)
    .optional()
    .describe('The mortgage, where its tax or fee is asked for too; 0 for a purchase in cash'),
  localPercent: z.number().min(0).max(10).optional().describe('A stated tax of a county, city or township'),
  year: z.number().int().min(2000).max(2100).optional().describe('The year of the purchase, where one is named'),
});
type Input = z.output<typeof Input>;

/** Returns the day whose rules apply: the last day of a named earlier year, else today. */
const dayOf = ({ now }: ToolContext, { year }: Input): string => {
  const today = now.toISOString().slice(0, 10);
  return year !== undefined && year < Number(today.slice(0, 4)) ? `${year}-12-31` : today;
};

export const transferTax = tool({
  name: 'transferTax',
  about:
    'The land transfer tax or transfer tax on a price in a province (with Toronto and Montréal) or a state of the USA, and who pays it.',
  input: Input,
  async run(context, input) {
    const { price, state } = input;
    const words = transferWords[context.language];
    if (state === undefined) return { facts: { computed: false }, parts: [text(words.which)] };
    if (countryOf(state) === 'US') return transferInUsa(context, { ...input, state }, dayOf(context, input));
    if (price === undefined) return transferRule(context, state, input.city);
    return inCanada(context, { ...input, price, state });
  },
});

const placeOf = ({ district, city, state }: Input): string =>
  city ? [district, city, state].filter(Boolean).join(', ') : stateName(state!);

/** The tax of British Columbia with and without first-time buyer relief, in cents; undefined without relief at the price. */
function reliefInBc({ price = 0 }: Input, day: string): { withRelief: number; without: number } | undefined {
  const [line] = transferTaxesOf(
    { priceCents: Math.round(price * 100), loanCents: 0, province: 'BC', city: undefined, firstTimeBuyer: true },
    day,
  );
  return line && line.sparedCents > 0 ? { withRelief: line.cents - line.sparedCents, without: line.cents } : undefined;
}

function inCanada(context: ToolContext, input: Input & { price: number; state: string }): ToolResult {
  const { price, state, city } = input;
  const residence = state === 'BC' && input.firstTime === true;
  // A buyer who still has to move there does not meet the residence condition of the relief by then.
  const shared = input.firstTime === true && input.qualifyingPercent !== undefined;
  const firstTime =
    input.firstTime === true && !(residence && input.arriving) && !(shared && !relievesShare.has(state));
  const unstated = input.firstTime === undefined;
  const day = dayOf(context, input);
  const say = speaker(context.language);
  const words = transferWords[context.language];
  const money = (cents: number) =>
    cents % 100 === 0 ? say.money(cents / 100, 'CAD') : say.exactMoney(cents / 100, 'CAD');
  const newHome = input.newlyBuilt === true && state === 'BC';
  const lines = transferTaxesOf(
    { priceCents: Math.round(price * 100), loanCents: 0, province: state, city, firstTimeBuyer: firstTime },
    day,
  )
    .map((line) => ({ ...line, sparedCents: shareOfRelief(line.sparedCents, input.qualifyingPercent) }))
    .map((line) =>
      newHome ? { ...line, sparedCents: Math.max(line.sparedCents, newHomeSparedCents(price, line.cents)) } : line,
    );
  const mayBeSpared =
    unstated &&
    !newHome &&
    transferTaxesOf(
      { priceCents: Math.round(price * 100), loanCents: 0, province: state, city, firstTimeBuyer: true },
      day,
    ).some(({ sparedCents }) => sparedCents > 0);
  const partly = shared && firstTime && !newHome;
  const relief = residence && !newHome && !partly ? reliefInBc(input, day) : undefined;
  const place = placeOf(input);
  const talk = { transfer: { price, state, ...(city ? { city } : {}) } };
  if (lines.length === 0)
    return { facts: { computed: false, place, price }, parts: [text(words.unknown(place))], talk };
  // Alberta's mortgage registration fee follows the same rule as its transfer fee.
  const loanFee =
    state === 'AB' && input.loan
      ? transferTaxesOf(
          { priceCents: 0, loanCents: Math.round(input.loan * 100), province: state, firstTimeBuyer: false },
          day,
        ).reduce((sum, { cents }) => sum + cents, 0)
      : 0;
  const total = lines.reduce((sum, { cents, sparedCents }) => sum + cents - sparedCents, 0);
  const spared = lines.reduce((sum, { sparedCents }) => sum + sparedCents, 0);
  const title = words.title(place);
  const currency: Currency = 'CAD';
  return {
    facts: {
      country: 'CA',
      currency,
      place,
      price,
      firstTimeBuyer: firstTime,
      newHome: newHome ? newHomeRule : null,
      taxTotal: total / 100,
      sparedTotal: spared / 100,
      ...(relief
        ? {
            taxWithRelief: relief.withRelief / 100,
            taxWithoutRelief: relief.without / 100,
            residenceMonths: 12,
          }
        : {}),
      ...(partly
        ? {
            qualifyingPercent: input.qualifyingPercent,
            sparedForAll: Math.round((spared * 100) / input.qualifyingPercent!) / 100,
            taxBeforeRelief: (total + spared) / 100,
          }
        : {}),
      ...(loanFee > 0
        ? {
            loan: input.loan,
            loanFee: loanFee / 100,
            withLoanFee: (total + loanFee) / 100,
            downAmount: price - input.loan!,
            downPercent: ((price - input.loan!) / price) * 100,
          }
        : {}),
      taxes: lines.map(({ name, cents, sparedCents, effectiveOn, known, source }) => ({
        name: words.names[name] ?? name,
        tax: cents / 100,
        spared: sparedCents / 100,
        amountDue: (cents - sparedCents) / 100,
        effectiveOn,
        known,
        source,
      })),
    },
    parts: [
      text(
        state === 'AB' && words.alberta,
        words.total(money(total), say.money(price, currency), place),
        lines.length > 1 &&
          words.parts(
            say.listed(
              lines.map((line) =>
                words.part(words.names[line.name] ?? line.name, money(line.cents - line.sparedCents)),
              ),
            ),
          ),
        spared > 0 && (newHome ? words.newHome(money(spared)) : words.spared(money(spared))),
        partly &&
          shareWords[context.language].shared(
            say.percent(input.qualifyingPercent!),
            money(total + spared),
            input.halvesAssumed === true,
          ),
        partly && state !== 'BC' && shareWords[context.language].spouses,
        shared &&
          !partly &&
          lines.some(({ name }) => words.mayBeSpared.has(name)) &&
          shareWords[context.language].unknown(place),
        relief && words.bcResidence(money(relief.withRelief), money(relief.without), input.arriving === true),
        firstTime && !newHome && spared === 0 && words.noRelief(place, say.money(price, currency)),
        firstTime && state === 'QC' && words.quebecCredits,
        mayBeSpared && words.firstTime,
        lines.some(({ least }) => least) && words.least,
        state === 'AB' &&
          input.loan !== 0 &&
          (loanFee > 0
            ? words.albertaBoth(money(loanFee), say.money(input.loan!, currency), money(total + loanFee))
            : words.albertaLoan),
        lines.some(({ known }) => !known) && words.old,
        ...lines.map(({ source, effectiveOn }) => words.source(source.name, say.day(effectiveOn))),
      ),
      {
        kind: 'costs',
        asOf: context.now.toISOString(),
        title,
        currency,
        lines: [
          ...lines.map(({ name, cents }) => ({ label: words.names[name] ?? name, amount: cents / 100 })),
          ...(loanFee > 0 ? [{ label: words.loanLabel, amount: loanFee / 100 }] : []),
          ...(spared > 0 ? [{ label: newHome ? words.newHomeLabel : words.sparedLabel, amount: -spared / 100 }] : []),
        ],
        total: { label: words.totalLabel, amount: (total + loanFee) / 100 },
        assumptions: [newHome ? words.asNewHome : firstTime ? words.asFirstTime : words.notFirstTime],
      },
    ],
    talk,
  };
}
