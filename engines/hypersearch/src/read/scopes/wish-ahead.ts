import { has, type Item } from '../words/items.ts';

/** "Hoping for a sauna" is a wish; "hoping for a 2 bedroom condo" is the search. */
export function featureAhead(items: readonly Item[], at: number): boolean {
  let next = at + 1;
  while (has(items[next], 'art') || has(items[next], 'adj')) next++;
  return has(items[next], 'has');
}

export const isWish = (item: Item | undefined): boolean =>
  has(item, 'has') || has(item, 'type') || item?.place !== undefined;

/** "No me importa el garaje", "no me importa el tráfico": what does not matter follows. */
export function isNextWish(items: readonly Item[], at: number): boolean {
  const article = has(items[at + 1], 'art');
  const next = items[article ? at + 2 : at + 1];
  return isWish(next) || (article && next !== undefined && next.mark === undefined);
}

export const wishAhead = (items: readonly Item[], at: number): boolean =>
  items.slice(at + 1, at + 6).some((item) => has(item, 'has') || has(item, 'type') || item.place !== undefined);

/** "Needs: 3 beds. Wants: a hot tub": what is wanted beside what is needed is preferred. */
export const isWantsBesideNeeds = (items: readonly Item[], at: number): boolean =>
  /^(?:wants?|souhaits?|deseos?)$/.test(items[at]?.text ?? '') &&
  items.some((item, index) => needs.test(item.text) && items[index + 1]?.mark === ':');
const needs = /^(?:needs?|musts?|required|requirements?|essentials?|besoins?|necesidades|requisitos)$/;

/** "With an office in Boise": a room of the home, and "we have an office in Boise", where somebody works. */
export function isRoom(items: readonly Item[], at: number): boolean {
  if (items[at]?.text !== 'office' || !has(items[at], 'away') || !/^an?$/.test(items[at - 1]?.text ?? '')) return false;
  const lead = items[at - 2];
  return lead === undefined || lead.mark !== undefined || lead.text === 'with' || has(lead, 'and') || has(lead, 'firm');
}
