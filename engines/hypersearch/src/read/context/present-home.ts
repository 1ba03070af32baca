/** Homes of the present: what another person has, and where the buyer lives now. */
import { has, type Item } from '../words/items.ts';

/** "My neighbor has a hot tub in Dayton", "a family of six in a two-bedroom in Transcona": the item at which such a clause begins. */
export function presentHome(clause: readonly Item[]): number | undefined {
  for (const [at, item] of clause.entries()) {
    if (has(item, 'person') && isTheirs(clause, at)) return at;
    if (item.number !== undefined && livesIn(clause, at)) return at;
  }
  return undefined;
}

/** "Brother in law got 5 acres", "my late husband Earl has a barn": who, a verb of having, and a home or a part of one. */
function isTheirs(clause: readonly Item[], at: number): boolean {
  if (asks.test(clause[at]?.text ?? '') || clause.slice(0, at).some(({ text }) => leads.test(text))) return false;
  const named = at === 0 || [1, 2].some((step) => has(clause[at - step], 'poss') || has(clause[at - step], 'and'));
  if (!named) return false;
  let verb = at + 1;
  while (verb < at + 4 && (isInLaw(clause[verb]) || isName(clause[verb]))) verb++;
  const having = clause[verb];
  if (!having || having.to - having.from > 1 || has(having, 'firm') || !holds.test(having.text)) return false;
  let thing = verb + 1;
  while (thing < verb + 5 && clause[thing]?.mark === undefined && !isHome(clause[thing])) thing++;
  return isHome(clause[thing]) && !has(clause[thing], 'has', 'wheelchair_accessible');
}
/** People who speak for the buyer: what they have is what is searched for. */
const asks = /^(?:clients?|buyers?|agent|realtor|broker|lender|mr|mrs|ms|miss|dr|family|we)$/;
const leads = /^(?:for|with|near|by|if|when|whose|that|who|where|so)$/;
const holds = /^(?:has|have|got|owns?|keeps?|rents?)$/;

const isInLaw = (item: Item | undefined): boolean => item?.text === 'in' || /^laws?$/.test(item?.text ?? '');
const isName = (item: Item | undefined): boolean =>
  item?.mark === undefined && (item?.capital === true || /^(?:also|already|just|still|now)$/.test(item?.text ?? ''));

const isHome = (item: Item | undefined): boolean =>
  ['house', 'type', 'has', 'ranch', 'dwelling', 'noun'].some((kind) => has(item, kind)) ||
  ['acre', 'beds', 'baths', 'sqft'].some((unit) => has(item, 'unit', unit));

/** The number of a family at `at`, and a small home that it lives in. */
function livesIn(clause: readonly Item[], at: number): boolean {
  const family = clause[at - 1]?.text === 'of' ? clause[at - 2] : clause[at - 1];
  if (!/^(?:family|household)$/.test(family?.text ?? '')) return false;
  // "Crammed in", "squeezed into"
  const lead = has(clause[at + 1], 'in', 'strict') || clause[at + 1]?.mark !== undefined ? at + 1 : at + 2;
  const inside = /^(?:in|into)$/.test(clause[lead]?.text ?? '') && has(clause[lead + 1], 'art');
  if (!inside || clause.slice(0, at).some(({ text }) => leads.test(text))) return false;
  return clause.slice(lead + 2, lead + 5).some((item) => isHome(item) && !has(item, 'has'));
}
