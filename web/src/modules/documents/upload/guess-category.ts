import type { DocumentCategory } from '@lintel/server/documents';

/** Patterns in file names, specific ones first: "tax return w2" is a tax return. */
const hints: readonly [RegExp, DocumentCategory][] = [
  [/pre-?\s?(approval|qual)|preapproval|commitment letter/, 'pre_approval'],
  [/pay\s?-?(stub|slip|check|cheque|statement)|paystub|payslip|payroll|\bles\b|earnings/, 'pay_stubs'],
  [
    /tax return|\b1040|\bt1\b|t1 general|\bnoa\b|notice of assessment|\btp-?1\b|\bt4\b|\brl-?1\b|\b1099|\b482\b|\btax/,
    'tax_returns',
  ],
  [/\bw-?2s?\b|employment|offer letter|employer/, 'employment'],
  [/gift/, 'gift'],
  [/dd-?214|\bcoe\b|certificate of eligibility|statement of service/, 'military'],
  [/401k|401 k|\bira\b|rrsp|fhsa|tfsa|brokerage|retirement|investment/, 'assets'],
  [/profit|p and l|p&l|award letter|pension|social security|\bcpp\b|\boas\b/, 'income'],
  [/bank|statement|checking|chequing|savings|proof of funds/, 'bank_statements'],
  [/passport|licen[cs]e|\bid\b|\bids\b|identification|\bdl\b/, 'id'],
  [/purchase agreement|agreement|contract|offer/, 'agreement'],
  [/insurance|binder|declaration/, 'insurance'],
  [/credit|debt|loan statement/, 'credit'],
  [/appraisal|inspection|survey|title|condo|strata|hoa/, 'property'],
];

/** Guesses the category of a document from its file name; undefined when nothing matches. The person can change it. */
export function guessCategory(fileName: string): DocumentCategory | undefined {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.\s]+/g, ' ')
    .toLowerCase();
  return hints.find(([pattern]) => pattern.test(words))?.[1];
}
