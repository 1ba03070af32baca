import type { Finding } from '@lintel/mortgage';
import { type Currency, money } from './words.ts';

type Words = { [Kind in Finding['kind']]: (finding: Extract<Finding, { kind: Kind }>, currency: Currency) => string };

const say: Words = {
  down_below_least: ({ leastCents }, currency) =>
    `The least down payment for such a loan is ${money(leastCents / 100, currency)}, so a lender would ask for more.`,
  above_limit: ({ highestCents }, currency) =>
    `The loan lies above the highest limit for such loans (${money(highestCents / 100, currency)}), so it would be a jumbo loan with terms of its own.`,
  limit_of_county: ({ lowestCents, highestCents }, currency) =>
    `Whether the loan is within the limit depends on the county (${money(lowestCents / 100, currency)} to ${money(highestCents / 100, currency)}).`,
  not_insurable: ({ fromCents }, currency) =>
    `From ${money(fromCents / 100, currency)} on a home cannot be bought with an insured loan: it takes at least 20% down.`,
  too_long: ({ yearsAtMost }) => `An insured loan of this kind may run ${yearsAtMost} years at most.`,
  transfer_tax_may_be_more: () => 'The land transfer tax may be more than this.',
  tables_out_of_date: () => 'Some limits and premiums are newer than the tables used here.',
};

/** Rules that a purchase meets or breaks, a sentence each. */
export const findingsInWords = (findings: readonly Finding[], currency: Currency): string[] =>
  findings.map((finding) => (say[finding.kind] as (finding: Finding, currency: Currency) => string)(finding, currency));
