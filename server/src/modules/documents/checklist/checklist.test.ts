import { describe, expect, it } from 'vitest';
import { ChecklistProfile } from '../checklist-calls/contract.ts';
import { documentCategories } from '../fields/contract.ts';
import { checklistFor, rulesMeeting, weightOf } from './index.ts';

type Facts = [
  country: string | null,
  stateOrProvince: string | null,
  loanType: string | null,
  employment: string | null,
];

const profile = ([country, stateOrProvince, loanType, employment]: Facts) =>
  ChecklistProfile.parse({ country, stateOrProvince, loanType, employment });

const required = (facts: Facts) =>
  checklistFor(profile(facts))
    .filter((item) => item.required)
    .map(({ name }) => name);

const letter = 'Pre-approval letter';
const canadianLetter = 'Mortgage pre-approval';
const id = 'Government-issued ID';
const statements = 'Bank statements';
const caStatements = 'Bank statements of the last 90 days';

/** Twelve buyers and the documents that their lender requires. */
const cases: readonly [string, Facts, string[]][] = [
  ['nothing is known', [null, null, null, null], [letter, 'Pay stubs', statements, id, 'Tax returns']],
  [
    'Texas, conventional, employed',
    ['US', 'TX', 'conventional', 'employed'],
    [letter, 'Pay stubs', statements, id, 'W-2 forms'],
  ],
  [
    'Florida, FHA, self-employed',
    ['US', 'FL', 'fha', 'self_employed'],
    [
      letter,
      statements,
      id,
      'Federal tax returns (Form 1040), with those of the business',
      'Business license or proof of business',
      'Profit and loss statement, year to date',
    ],
  ],
  [
    'Virginia, VA, employed (active duty)',
    ['US', 'VA', 'va', 'employed'],
    [
      letter,
      'Pay stubs or Leave and Earnings Statement (LES)',
      statements,
      id,
      'W-2 forms',
      'Certificate of Eligibility (COE)',
    ],
  ],
  [
    'Arizona, VA, retired',
    ['US', 'AZ', 'va', 'retired'],
    [
      letter,
      statements,
      id,
      'Federal tax returns (Form 1040) or 1099-R and SSA-1099',
      'Award letters',
      'Certificate of Eligibility (COE)',
    ],
  ],
  [
    'California, jumbo, employed',
    ['US', 'CA', 'jumbo', 'employed'],
    [letter, 'Pay stubs', 'Bank and investment statements', id, 'W-2 forms', 'Retirement and other accounts'],
  ],
  [
    'Ohio, USDA, employed',
    ['US', 'OH', 'usda', 'employed'],
    [letter, 'Pay stubs', statements, id, 'W-2 forms', 'Income of all adults in the household'],
  ],
  ['New York, cash, self-employed', ['US', 'NY', 'cash', 'self_employed'], ['Proof of funds', id]],
  [
    'Ontario, insured, employed',
    ['CA', 'ON', 'insured', 'employed'],
    [
      canadianLetter,
      'Pay stubs',
      caStatements,
      id,
      'T4 slips and notices of assessment (NOA)',
      'Letter of employment',
      'Debts',
    ],
  ],
  [
    'British Columbia, conventional, self-employed',
    ['CA', 'BC', 'conventional', 'self_employed'],
    [
      canadianLetter,
      caStatements,
      id,
      'T1 generals with notices of assessment (NOA)',
      'Proof of business',
      'Financial statements of the business',
      'Debts',
    ],
  ],
  [
    'Québec, insured, employed',
    ['CA', 'QC', 'insured', 'employed'],
    [
      canadianLetter,
      'Pay stubs',
      caStatements,
      id,
      'T4 and RL-1 slips with notices of assessment',
      'Letter of employment',
      'Debts',
    ],
  ],
  ['Québec, cash, retired', ['CA', 'QC', 'cash', 'retired'], ['Proof of funds', id]],
];

describe('the required documents', () => {
  it.each(cases)('%s', (_, facts, names) => {
    expect(required(facts)).toEqual(names);
  });
});

const countries = ['US', 'CA'] as const;
const places = [null, 'TX', 'PR', 'ON', 'QC'];
const loans = [null, 'conventional', 'fha', 'va', 'usda', 'jumbo', 'insured', 'cash'];
const employments = [null, 'employed', 'self_employed', 'retired', 'other'];
const everybody = countries.flatMap((country) =>
  places.flatMap((place) =>
    loans.flatMap((loan) => employments.map((employment): Facts => [country, place, loan, employment])),
  ),
);

describe('for any facts', () => {
  it('lists each document once, with a source and a description', () => {
    for (const facts of everybody) {
      const list = checklistFor(profile(facts));
      expect(new Set(list.map((item) => item.category)).size, String(facts)).toBe(list.length);
      for (const item of list)
        expect(Math.min(item.name.length, item.description.length, item.from.length)).toBeGreaterThan(3);
      expect(list.some((item) => item.category === 'id' && item.required)).toBe(true);
    }
  });

  it('has no two rules of the same weight that disagree about a document', () => {
    for (const facts of everybody)
      for (const category of Object.keys(documentCategories) as (keyof typeof documentCategories)[]) {
        const meeting = rulesMeeting(profile(facts), category);
        const most = Math.max(...meeting.map(({ when }) => weightOf(when)));
        expect(
          meeting.filter(({ when }) => weightOf(when) === most).length,
          `${category}: ${facts}`,
        ).toBeLessThanOrEqual(1);
      }
  });

  it('never asks for a document that reveals a protected class', () => {
    const words = everybody.flatMap((facts) =>
      checklistFor(profile(facts)).flatMap(({ name, description }) => [name, description]),
    );
    expect(
      words.filter((text) =>
        /birth|marri|divorce|child|citizen|immigra|visa|religio|disab|pregnan|race|national/i.test(text),
      ),
    ).toEqual([]);
  });
});
