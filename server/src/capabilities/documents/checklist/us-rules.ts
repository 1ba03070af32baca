import type { Rule } from './rule.ts';

const fannie = (section: string) => `Fannie Mae Selling Guide ${section}`;
const hud = (section: string) => `HUD Handbook 4000.1, ${section}`;
const va = (chapter: string) => `VA Pamphlet 26-7, ${chapter}`;
const usda = (chapter: string) => `USDA HB-1-3555, ${chapter}`;
const country = 'US';

/**
 * The requirements of lenders in the United States. Sources as of 2025; a lender may require more, so each document
 * names its source. Age, family, origin and other protected classes are never requested.
 */
export const usRules: readonly Rule[] = [
  {
    category: 'pay_stubs',
    when: { country },
    paper: {
      name: 'Pay stubs',
      description: 'The most recent ones, with what was earned this year so far; not older than 30 days.',
      required: true,
      from: fannie('B3-3.1-02'),
    },
  },
  { category: 'pay_stubs', when: { country, employment: ['self_employed', 'retired', 'other'] }, paper: null },
  {
    category: 'pay_stubs',
    when: { country, loanType: ['va'], employment: ['employed'] },
    paper: {
      name: 'Pay stubs or Leave and Earnings Statement (LES)',
      description: 'Those of the last 30 days; on active duty the LES of the last month.',
      required: true,
      from: va('chapter 4'),
    },
  },
  {
    category: 'employment',
    when: { country, employment: ['employed'] },
    paper: {
      name: 'W-2 forms',
      description: 'Of the last two years, from every employer.',
      required: true,
      from: fannie('B3-3.1-02'),
    },
  },
  {
    category: 'employment',
    when: { country, employment: ['self_employed'] },
    paper: {
      name: 'Business license or proof of business',
      description: 'Shows that the business exists and is yours: a license, a letter of your CPA, or its registration.',
      required: true,
      from: fannie('B3-3.1-07'),
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['employed'] },
    paper: {
      name: 'Federal tax returns (Form 1040)',
      description: 'Of the last two years, if you have rent, commissions or other income beside your pay.',
      required: false,
      from: fannie('B1-1-03'),
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['self_employed'] },
    paper: {
      name: 'Federal tax returns (Form 1040), with those of the business',
      description: 'Of the last two years, signed, all schedules: Schedule C, or K-1 with Form 1065, 1120-S or 1120.',
      required: true,
      from: fannie('B3-3.2-01'),
    },
  },
  {
    category: 'tax_returns',
    when: { country, employment: ['retired'] },
    paper: {
      name: 'Federal tax returns (Form 1040) or 1099-R and SSA-1099',
      description: 'Of the last two years.',
      required: true,
      from: fannie('B3-3.1-09'),
    },
  },
  {
    category: 'tax_returns',
    when: { country, stateOrProvince: ['PR'], employment: ['employed', 'self_employed', 'retired', 'other'] },
    paper: {
      name: 'Puerto Rico tax returns (Form 482)',
      description: 'Of the last two years, with Form 499R-2/W-2PR of your employers.',
      required: true,
      from: 'Income of Puerto Rico is taxed there: Form 482 stands for Form 1040',
    },
  },
  {
    category: 'income',
    when: { country, employment: ['self_employed'] },
    paper: {
      name: 'Profit and loss statement, year to date',
      description: 'Of this year so far, with the balance sheet if you have one.',
      required: true,
      from: fannie('B3-3.4-01'),
    },
  },
  {
    category: 'income',
    when: { country, employment: ['retired'] },
    paper: {
      name: 'Award letters',
      description: 'Of Social Security, pension or annuity: what you receive, and for how long.',
      required: true,
      from: fannie('B3-3.1-09'),
    },
  },
  {
    category: 'income',
    when: { country, employment: ['other'] },
    paper: {
      name: 'Proof of income',
      description: 'Contracts, statements or award letters that show what you receive, and for how long.',
      required: true,
      from: fannie('B3-3.1-09'),
    },
  },
  {
    category: 'income',
    when: { country, loanType: ['usda'], employment: ['employed'] },
    paper: {
      name: 'Income of all adults of the household',
      description:
        'Pay stubs of everybody who is grown up and will live there: the loan has a limit for the household.',
      required: true,
      from: usda('chapter 9'),
    },
  },
  {
    category: 'bank_statements',
    when: { country },
    paper: {
      name: 'Bank statements',
      description: 'All pages of the last two months, of each account that down payment or closing costs come from.',
      required: true,
      from: fannie('B3-4.2-01'),
    },
  },
  {
    category: 'bank_statements',
    when: { country, loanType: ['jumbo'] },
    paper: {
      name: 'Bank and investment statements',
      description:
        'All pages of the last three months; they show reserves for 6 to 12 payments beside the down payment.',
      required: true,
      from: 'Lenders of jumbo loans, each by its own rules',
    },
  },
  {
    category: 'assets',
    when: { country, loanType: ['jumbo'] },
    paper: {
      name: 'Retirement and other accounts',
      description: 'The newest quarterly statement of 401(k), IRA or brokerage accounts that count as reserves.',
      required: true,
      from: 'Lenders of jumbo loans, each by its own rules',
    },
  },
  {
    category: 'gift',
    when: { country },
    paper: {
      name: 'Gift letter',
      description:
        'If somebody gives you money for the down payment: signed, with the words that it need not be repaid.',
      required: false,
      from: fannie('B3-4.3-04'),
    },
  },
  {
    category: 'gift',
    when: { country, loanType: ['fha'] },
    paper: {
      name: 'Gift letter',
      description: 'If money for the down payment is given to you: signed, with proof of how it got to your account.',
      required: false,
      from: hud('II.A.4.d'),
    },
  },
  {
    category: 'credit',
    when: { country, loanType: ['fha'] },
    paper: {
      name: 'Letters on late payments and inquiries',
      description: 'If your credit report has some: what happened, in a few sentences, with your signature.',
      required: false,
      from: hud('II.A.4.b'),
    },
  },
  {
    category: 'military',
    when: { country, loanType: ['va'] },
    paper: {
      name: 'Certificate of Eligibility (COE)',
      description:
        'From VA Form 26-1880; for it veterans need the DD-214, those on active duty a statement of service.',
      required: true,
      from: va('chapter 2'),
    },
  },
  {
    category: 'agreement',
    when: { country },
    paper: {
      name: 'Purchase agreement',
      description: 'Signed by both sides, with all addenda, once your offer is accepted.',
      required: false,
      from: fannie('B4-1.1-01'),
    },
  },
  {
    category: 'insurance',
    when: { country },
    paper: {
      name: 'Homeowners insurance',
      description: 'The declarations page, before closing.',
      required: false,
      from: fannie('B7-3-02'),
    },
  },
];
