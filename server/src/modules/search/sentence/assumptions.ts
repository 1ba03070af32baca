import type { Assumption, Reading } from '@lintel/hypersearch';
import {
  canadianRules,
  debtToIncomeLimits,
  heatMonthlyCents,
  inForce,
  lowestDownPercent,
  usualTerms,
} from '@lintel/mortgage';
import type { NlpResult } from '../contract.ts';
import type { SentenceInput } from './sentence.ts';
import { dollars, StatedAssumptions } from './terms.ts';

const money = (value: string): string => dollars(Number(value));

const labels: Record<Assumption['kind'], (value: string, stated: StatedAssumptions) => string> = {
  down: (value) => (value.endsWith('%') ? `${value} down` : value === '0' ? 'Nothing down' : `${money(value)} down`),
  rate: (value) => `${value}% interest`,
  term: (value) => `${value}-year loan`,
  income: (value) => `Income ${money(value)} a year`,
  debts: (value, stated) =>
    value === '0' ? 'No debts' : `Debts ${money(value)}${stated.debtsMonthly() === undefined ? '' : ' a month'}`,
  savings: (value) => `Savings ${money(value)}`,
  credit: (value) => `Credit score ${value}`,
  afford: (_value, stated) => (stated.qualifies() ? 'What you qualify for' : 'What you can afford'),
  cash: (value) => `Up to ${money(value)} cash to close`,
};

/** Effect of an assumption on the search, as a short phrase and in sentences. */
interface Effect {
  isApplied: boolean;
  effect: string;
  note: string;
}

/** Other conditions of an effect. */
interface Situation {
  stated: StatedAssumptions;
  /** The countries of the homes of the search. */
  countries: readonly ('US' | 'CA')[];
  /** ISO: chooses the tables of rules. */
  today: string;
}

const applied = (effect: string, note: string): Effect => ({ isApplied: true, effect, note });
const notUsed = (note: string): Effect => ({ isApplied: false, effect: 'not used in this search', note });
const toCosts = 'applied to monthly costs';
const leastDown = `${lowestDownPercent.US}% in the United States and ${lowestDownPercent.CA}% in Canada`;

const effects: Record<Assumption['kind'], (value: string, situation: Situation) => Effect> = {
  down: (_value, { stated }) =>
    stated.down()
      ? applied(
          toCosts,
          'Monthly costs and cash to close use this down payment. Below 20%, mortgage insurance is included. A home that needs a larger down payment shows no monthly cost.',
        )
      : notUsed(
          `Conventional loans need a down payment of at least ${leastDown}. We can’t compute VA and USDA loans yet, which need none.`,
        ),
  rate: () => applied(toCosts, 'Monthly costs use this interest rate instead of the current one.'),
  term: (_value, { countries }) =>
    applied(
      toCosts,
      `Monthly costs use a loan of this length.${countries.includes('CA') ? ' In Canada it runs no longer than the rules allow: 25 years for an insured loan, 30 years for any other.' : ''}`,
    ),
  afford: (_value, { stated, countries, today }) =>
    stated.has('income') && stated.qualifies()
      ? applied('applied: rules of loan programs', programNote)
      : stated.has('income')
        ? applied(`applied: ${ruleNames(countries, today)}`, ruleNotes(countries, today))
        : notUsed('To use it, add your income, for example “with 120k income”.'),
  income: (value, { stated }) =>
    stated.has('afford')
      ? applied(
          'applied to what you can afford',
          `You see homes that ${dollars(stated.income() ?? 0)} a year before tax can carry.`,
        )
      : notUsed(`To use it, ask for homes that you can afford: “homes I can afford with ${money(value)} income”.`),
  debts: (_value, { stated }) => {
    if (stated.debtsMonthly() === undefined)
      return notUsed('To use it, state what you pay a month, for example “$400 a month on debts”.');
    return stated.has('afford') && stated.has('income')
      ? applied('applied to what you can afford', 'These payments a month are added to the cost of the home.')
      : notUsed('To use it, ask for homes that you can afford and state your income.');
  },
  cash: (_value, { stated, countries }) =>
    applied(
      'applied to cash to close',
      `Homes with at most this cash to close are shown: ${stated.down() ? 'your down payment' : `${usualTerms.downPercent}% down`}, closing costs and what is paid in advance.${countries.includes('US') ? ' In the United States transfer tax is not included.' : ''}`,
    ),
  savings: (value, { stated }) =>
    stated.qualifies() && stated.has('income')
      ? applied('applied to what you qualify for', 'The down payment and closing costs are at most these savings.')
      : notUsed(`To use them, write “${money(value)} down” or “up to ${money(value)} cash to close”.`),
  credit: (_value, { stated }) =>
    stated.qualifies() && stated.has('income')
      ? applied('applied to what you qualify for', 'Programs that ask for a higher score are left out.')
      : notUsed(
          'We have no rates by credit score. To use the rate that a lender quoted you, state it, for example “at 6.25%”.',
        ),
};

const programNote =
  'You see homes that at least one loan program allows on your figures: conventional, jumbo or FHA in the United States, insured or uninsured in Canada at the rate of the stress test. Figures that you don’t state aren’t checked; without savings and down payment it is 20% down. It is an estimate, not an approval.';

const canada = (today: string) => inForce(canadianRules, today).table;

function ruleNames(countries: Situation['countries'], today: string): string {
  const { front, back } = debtToIncomeLimits.guide;
  const { gdsPercent, tdsPercent } = canada(today);
  const names = { US: `${front}/${back} rule`, CA: `GDS ${gdsPercent}% and TDS ${tdsPercent}%, stress-tested` };
  return countries.map((country) => names[country]).join('; ');
}

function ruleNotes(countries: Situation['countries'], today: string): string {
  const { front, back } = debtToIncomeLimits.guide;
  const { gdsPercent, tdsPercent, stressAddedPercent, stressLeastPercent } = canada(today);
  const notes = {
    US: `United States: the monthly cost is at most ${front}% of the income before tax, and ${back}% with debts. Lenders use this as a guide; it is no approval.`,
    CA: `Canada: housing costs are at most ${gdsPercent}% of the income before tax (GDS), and ${tdsPercent}% with debts (TDS), at the rate plus ${stressAddedPercent} points or ${stressLeastPercent}%, whichever is higher, with ${dollars(heatMonthlyCents / 100)} a month for heating. It is no approval.`,
  };
  return countries.map((country) => notes[country]).join(' ');
}

/** The assumptions of a sentence for people, each with what it does in the search. */
export function assumptionsOf(
  { assumptions }: Pick<Reading, 'assumptions'>,
  { off = [], query = '' }: SentenceInput,
  about: () => Omit<Situation, 'stated'>,
): NlpResult['assumptions'] {
  if (assumptions.length === 0) return [];
  const stated = new StatedAssumptions({ assumptions }, off, query);
  const situation = { stated, ...about() };
  return assumptions.map((one) => {
    const { kind, value, text, span } = one;
    const isOff = off.includes(text);
    const effect =
      !isOff && stated.isReplaced(one)
        ? notUsed('A later part of the sentence takes its place.')
        : effects[kind](value, situation);
    return {
      text,
      label: labels[kind](value, stated),
      words: query.slice(...span),
      span: [span[0], span[1]],
      isOff,
      ...effect,
      isApplied: effect.isApplied && !isOff,
    };
  });
}
