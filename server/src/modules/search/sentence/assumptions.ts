import type { Assumption, Reading } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
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
import { cashFlowLabel, dollars, StatedAssumptions } from './terms.ts';

const money = (value: string): string => dollars(Number(value));

const labels: Record<Assumption['kind'], (value: string, stated: StatedAssumptions) => string> = {
  down: (value) =>
    value === '0' ? m.search__nothing_down() : m.search__down({ value: value.endsWith('%') ? value : money(value) }),
  rate: (value) => m.search__interest({ value }),
  term: (value) => m.search__year_loan({ value }),
  income: (value) => m.search__income_a_year({ money: money(value) }),
  debts: (value, stated) =>
    value === '0'
      ? m.search__no_debts()
      : stated.debtsMonthly() === undefined
        ? m.search__debts({ money: money(value) })
        : m.search__debts_a_month({ money: money(value) }),
  savings: (value) => m.search__savings({ money: money(value) }),
  credit: (value) => m.search__credit_score({ value }),
  afford: (_value, stated) => (stated.qualifies() ? m.search__what_you_qualify_for() : m.search__what_you_can_afford()),
  cash: (value) => m.search__up_to_cash_to_close({ money: money(value) }),
  capRate: (value) => m.search__cap_rate_of_at_least({ value }),
  cashFlow: (value) => cashFlowLabel(Number(value)),
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
const notUsed = (note: string): Effect => ({ isApplied: false, effect: m.search__not_used_in_this_search(), note });
const toCosts = (): string => m.search__applied_to_monthly_costs();
const leastDown = (): string => m.search__least_down({ us: lowestDownPercent.US, ca: lowestDownPercent.CA });

const effects: Record<Assumption['kind'], (value: string, situation: Situation) => Effect> = {
  down: (_value, { stated }) =>
    stated.down()
      ? applied(toCosts(), m.search__monthly_costs_and_cash_to())
      : notUsed(m.search__conventional_loans_need_a_down({ leastDown: leastDown() })),
  rate: () => applied(toCosts(), m.search__monthly_costs_use_this_interest()),
  term: (_value, { countries }) =>
    applied(
      toCosts(),
      countries.includes('CA') ? m.search__monthly_costs_use_a_loan_canada() : m.search__monthly_costs_use_a_loan(),
    ),
  afford: (_value, { stated, countries, today }) =>
    stated.has('income') && stated.qualifies()
      ? applied(m.search__applied_rules_of_loan_programs(), programNote())
      : stated.has('income')
        ? applied(m.search__applied({ ruleNames: ruleNames(countries, today) }), ruleNotes(countries, today))
        : notUsed(m.search__to_use_it_add_your()),
  income: (value, { stated }) =>
    stated.has('afford')
      ? applied(
          m.search__applied_to_what_you_can(),
          m.search__you_see_homes_you_can({ dollars: dollars(stated.income() ?? 0) }),
        )
      : notUsed(m.search__to_use_it_ask_for({ money: money(value) })),
  debts: (_value, { stated }) => {
    if (stated.debtsMonthly() === undefined) return notUsed(m.search__to_use_it_state_what());
    return stated.has('afford') && stated.has('income')
      ? applied(m.search__applied_to_what_you_can(), m.search__we_add_these_monthly_payments())
      : notUsed(m.search__to_use_it_ask_for_2());
  },
  cash: (_value, { stated, countries }) =>
    applied(
      m.search__applied_to_cash_to_close(),
      m.search__you_see_homes_with_at({
        value: stated.down() ? m.search__your_down_payment() : m.search__down_2({ percent: usualTerms.downPercent }),
        value2: countries.includes('US') ? m.search__in_the_united_states_this() : '',
      }),
    ),
  cashFlow: () => applied(m.search__applied_to_the_cash_flow(), m.search__cash_flow_means()),
  capRate: () => applied(m.search__applied_to_the_stated_return(), m.search__you_see_homes_whose_listing_states()),
  savings: (value, { stated }) =>
    stated.qualifies() && stated.has('income')
      ? applied(m.search__applied_to_what_you_qualify(), m.search__you_see_homes_whose_down())
      : notUsed(m.search__to_use_them_write_down({ money: money(value) })),
  credit: (_value, { stated }) =>
    stated.qualifies() && stated.has('income')
      ? applied(m.search__applied_to_what_you_qualify(), m.search__programs_that_require_a_higher())
      : notUsed(m.search__we_have_no_rates_by()),
};

const programNote = (): string => m.search__you_see_homes_that_at();

const canada = (today: string) => inForce(canadianRules, today).table;

function ruleNames(countries: Situation['countries'], today: string): string {
  const { front, back } = debtToIncomeLimits.guide;
  const { gdsPercent, tdsPercent } = canada(today);
  const names = {
    US: m.search__rule({ front, back }),
    CA: m.search__gds_and_tds_stress_tested({ gdsPercent, tdsPercent }),
  };
  return countries.map((country) => names[country]).join('; ');
}

function ruleNotes(countries: Situation['countries'], today: string): string {
  const { front, back } = debtToIncomeLimits.guide;
  const { gdsPercent, tdsPercent, stressAddedPercent, stressLeastPercent } = canada(today);
  const notes = {
    US: m.search__united_states_the_monthly_cost({ front, back }),
    CA: m.search__canada_housing_costs_are_at({
      gdsPercent,
      tdsPercent,
      stressAddedPercent,
      stressLeastPercent,
      dollars: dollars(heatMonthlyCents / 100),
    }),
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
      !isOff && stated.isReplaced(one) ? notUsed(m.search__a_later_part_of_the()) : effects[kind](value, situation);
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
