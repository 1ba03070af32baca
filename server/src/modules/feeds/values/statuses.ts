import type { StandardStatus } from '../../listings/index.ts';

/** Terms of common exports, in addition to RESO's eleven status names. */
// biome-ignore format: a table
export const statusWords: Record<StandardStatus, string[]> = {
  Active: ['for sale', 'sale', 'new', 'available', 'listed', 'back on market', 'price change', 'ready to build', 'a vendre', 'extended'],
  ActiveUnderContract: ['contingent', 'under contract', 'active contingent', 'active option', 'active kick out', 'active with contract', 'option', 'conditional', 'sold conditional'],
  Canceled: ['cancelled'],
  Closed: ['sold', 'past sale', 'recently sold', 'vendu'],
  ComingSoon: [],
  Delete: ['deleted'],
  Expired: [],
  Hold: ['on hold', 'temporarily off market'],
  Incomplete: ['draft'],
  Pending: ['pending sale', 'pending continue to show', 'sale pending', 'pending inspection', 'sold subject to', 'firm'],
  Withdrawn: ['off market', 'removed', 'terminated', 'suspended'],
};

const byWord = new Map<string, StandardStatus>();
for (const [status, list] of Object.entries(statusWords))
  for (const word of [...list, status, status.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')])
    byWord.set(fold(word), status as StandardStatus);

/** Returns RESO's StandardStatus for a source's term, or undefined when the term is unknown. */
export const statusOf = (text: string): StandardStatus | undefined => byWord.get(fold(text));

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
