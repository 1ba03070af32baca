import { publicRates, type RateSheetInput } from '../../../src/modules/lending/index.ts';
import { type Day, isoDay } from '../../calendar.ts';
import type { SampleRecord } from '../../insert.ts';
import { Random } from '../../random.ts';
import type { Traits } from './traits.ts';

type Country = 'US' | 'CA';
type Product = RateSheetInput['products'][number];

const none = { loanMin: null, loanMax: null, ltvMax: null, scoreMin: null };

/** Products at the level of a sheet. Limits of programs are those of the rules; the lender adds scores and ratios. */
const products: Readonly<Record<Country, (level: number, fees: number) => Product[]>> = {
  US: (level, fees) => [
    {
      ...{ program: 'conventional', termYears: 30, rate: level, points: 0, fees },
      ...{ ...none, ltvMax: 95, scoreMin: 620 },
    },
    {
      ...{ program: 'conventional', termYears: 30, rate: level - 0.375, points: 1.5, fees },
      ...{ ...none, ltvMax: 95, scoreMin: 620 },
    },
    {
      ...{ program: 'conventional', termYears: 15, rate: level - 0.75, points: 0, fees },
      ...{ ...none, ltvMax: 95, scoreMin: 620 },
    },
    {
      ...{ program: 'fha', termYears: 30, rate: level - 0.25, points: 0, fees },
      ...{ ...none, ltvMax: 96.5, scoreMin: 580 },
    },
    { ...{ program: 'va', termYears: 30, rate: level - 0.25, points: 0, fees }, ...none },
  ],
  CA: (level, fees) => [
    { ...{ program: 'uninsured', termYears: 5, rate: level, points: 0, fees }, ...none, ltvMax: 80, scoreMin: 640 },
    { ...{ program: 'uninsured', termYears: 3, rate: level - 0.125, points: 0, fees }, ...none, ltvMax: 80 },
    { ...{ program: 'insured', termYears: 5, rate: level - 0.25, points: 0, fees: 0 }, ...none, scoreMin: 600 },
  ],
};

const everyScore = { scoreFrom: 300, scoreTo: 900 };
const adjustments: Readonly<Record<Country, RateSheetInput['adjustments']>> = {
  US: [
    {
      ...{ program: 'conventional', ltvAbove: 80, ltvAtMost: 95 },
      ...{ ...everyScore, rate: 0.125, points: 0 },
    },
    {
      ...{ program: 'conventional', ltvAbove: 60, ltvAtMost: 95 },
      ...{ scoreFrom: 620, scoreTo: 679, rate: 0.25, points: 0.5 },
    },
  ],
  CA: [{ program: 'uninsured', ltvAbove: 65, ltvAtMost: 80, ...everyScore, rate: 0.1, points: 0 }],
};

/** Level of a country's rates on the newest sheet, in percent. */
const levels: Readonly<Record<Country, number>> = { US: 6.25, CA: 4.375 };
/** Sheets of each agent: the newest and those of the weeks before, when rates were higher. */
const WEEKS = 3;

/** Rate sheets of the active mortgage agents, and the rates that SmartMatch shows of the newest. All figures are invented. */
export function rateSheets(allTraits: readonly Traits[], resellerOf: (traits: Traits) => number, today: Day) {
  const sheets: SampleRecord[] = [];
  const rates: SampleRecord[] = [];
  for (const traits of allTraits) {
    const { agent, id: agent_id } = traits;
    if (agent.agentType !== 'mortgage' || agent.status !== 'active') continue;
    const owner = { reseller_id: resellerOf(traits), agent_id };
    const { country } = agent.reseller.market;
    const random = new Random(`rate-sheet/${agent.person.email}`);
    const newest = today - random.whole(0, 2);
    const level = Math.round((levels[country] + 0.2 * random.normal()) * 8) / 8;
    const fees = 5 * random.whole(0, country === 'US' ? 300 : 60);
    const sheetOf = (weeks: number): RateSheetInput => ({
      products: products[country](level + weeks / 8, fees),
      adjustments: adjustments[country],
    });
    for (let weeks = 0; weeks < WEEKS; weeks++)
      sheets.push({ ...owner, stated_on: isoDay(newest - 7 * weeks), sheet: sheetOf(weeks) });
    for (const { product, termYears, rate, points } of publicRates(sheetOf(0)))
      rates.push({
        ...{ ...owner, product, term_years: termYears, dated_on: isoDay(newest) },
        ...{ rate_percent: rate, points_percent: points, from_sheet: true },
      });
  }
  return { sheets, rates };
}
