import type { Rule } from './rule.ts';

const country = 'CA';
const fcac = 'Financial Consumer Agency of Canada, “Preparing to get a mortgage”';
const osfi = 'OSFI Guideline B-20, principle 2: income is verified';
const cmhc = 'CMHC, requirements of mortgage loan insurance';
const ninetyDays = 'Proceeds of Crime (Money Laundering) Act: lenders ask where the down payment comes from';

/** The requirements of lenders in Canada. Sources as of 2025; a lender may require more. */
export const caRules: readonly Rule[] = [
  {
    category: 'pre_approval',
    when: { country },
    paper: {
      name: 'Mortgage pre-approval',
      description: 'The letter of a lender or broker with amount, rate and until when the rate is held.',
      required: true,
      from: fcac,
    },
  },
  {
    category: 'id',
    when: { country },
    paper: {
      name: 'Government-issued ID',
      description: 'A passport or driver’s licence that has not expired, both sides.',
      required: true,
      from: 'FINTRAC: every lender verifies who you are',
    },
  },
  {
    category: 'pay_stubs',
    when: { country },
    paper: { name: 'Pay stubs', description: 'Those of the last 30 days.', required: true, from: fcac },
  },
  { category: 'pay_stubs', when: { country, employment: ['self_employed', 'retired', 'other'] }, paper: null },
  {
    category: 'employment',
    when: { country, employment: ['employed'] },
    paper: {
      name: 'Letter of employment',
      description: 'From your employer, of the last 60 days: position, since when, salary or hours.',
      required: true,
      from: fcac,
    },
  },
  {
    category: 'employment',
    when: { country, employment: ['self_employed'] },
    paper: {
      name: 'Proof of business',
      description: 'Business licence, GST/HST registration or articles of incorporation.',
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country },
    paper: {
      name: 'T4 slips and notices of assessment (NOA)',
      description: 'Of the last two years; the notices are in CRA My Account.',
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['self_employed'] },
    paper: {
      name: 'T1 generals with notices of assessment (NOA)',
      description: 'Of the last two years, with Form T2125 or the statements of the corporation.',
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['retired'] },
    paper: {
      name: 'T4A slips and notices of assessment (NOA)',
      description: 'Of the last two years: T4A, T4A(P) and T4A(OAS).',
      required: true,
      from: osfi,
    },
  },
  {
    category: 'tax_returns',
    when: { country, stateOrProvince: ['QC'], employment: ['employed'] },
    paper: {
      name: 'T4 and RL-1 slips with notices of assessment',
      description: 'Of the last two years, the notices of both the CRA and Revenu Québec.',
      required: true,
      from: 'Québec has its own income tax: Revenu Québec',
    },
  },
  {
    category: 'tax_returns',
    when: { country, stateOrProvince: ['QC'], employment: ['self_employed'] },
    paper: {
      name: 'T1 and TP-1 returns with notices of assessment',
      description: 'Of the last two years, with T2125 and TP-80, the notices of both the CRA and Revenu Québec.',
      required: true,
      from: 'Québec has its own income tax: Revenu Québec',
    },
  },
  {
    category: 'income',
    when: { country, employment: ['self_employed'] },
    paper: {
      name: 'Financial statements of the business',
      description: 'Of the last two years, and of this year so far.',
      required: true,
      from: osfi,
    },
  },
  {
    category: 'income',
    when: { country, employment: ['retired'] },
    paper: {
      name: 'Statements of CPP, OAS or pension',
      description: 'What you receive each month.',
      required: true,
      from: osfi,
    },
  },
  {
    category: 'income',
    when: { country, employment: ['other'] },
    paper: {
      name: 'Proof of income',
      description: 'Contracts or statements that show what you receive, and for how long.',
      required: true,
      from: osfi,
    },
  },
  {
    category: 'bank_statements',
    when: { country },
    paper: {
      name: 'Bank statements of the last 90 days',
      description: 'With your name and all pages, of each account that the down payment comes from.',
      required: true,
      from: ninetyDays,
    },
  },
  {
    category: 'assets',
    when: { country },
    paper: {
      name: 'RRSP, FHSA or investments',
      description: 'The newest statement, if the down payment comes from there.',
      required: false,
      from: fcac,
    },
  },
  {
    category: 'gift',
    when: { country },
    paper: {
      name: 'Gift letter',
      description: 'If money is given to you: signed, with the words that it need not be repaid.',
      required: false,
      from: fcac,
    },
  },
  {
    category: 'gift',
    when: { country, loanType: ['insured'] },
    paper: {
      name: 'Gift letter',
      description: 'If a relative gives you money: signed, with the words that it need not be repaid.',
      required: false,
      from: cmhc,
    },
  },
  {
    category: 'credit',
    when: { country, loanType: ['insured', 'conventional'] },
    paper: {
      name: 'Debts',
      description: 'The newest statements of loans, lines of credit and cards.',
      required: true,
      from: fcac,
    },
  },
  {
    category: 'agreement',
    when: { country },
    paper: {
      name: 'Agreement of purchase and sale',
      description: 'Signed by both sides, with all schedules and waivers, once your offer is accepted.',
      required: false,
      from: fcac,
    },
  },
  {
    category: 'agreement',
    when: { country, stateOrProvince: ['QC'] },
    paper: {
      name: 'Promise to purchase',
      description: 'Accepted by the seller, with all annexes; the notary needs it too.',
      required: false,
      from: 'OACIQ: the mandatory form of Québec',
    },
  },
  {
    category: 'insurance',
    when: { country },
    paper: {
      name: 'Home insurance',
      description: 'The binder, before closing.',
      required: false,
      from: fcac,
    },
  },
];
