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
