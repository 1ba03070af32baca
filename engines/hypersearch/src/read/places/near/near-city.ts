import { has, type Item, senseOf } from '../../words/items.ts';
import { isTail } from '../names.ts';
import { isUnpeopled } from '../place-names.ts';

/** "Near Lexington, Kentucky": the state only says which Lexington. */
export function stateBehind(items: readonly Item[], at: number): { code: string | undefined; next: number } {
  const state = items[at]?.mark === ',' ? at + 1 : at;
  // "Near Weiser, I'd be happy with"
  const would =
    items[state]?.text === 'id' && /^(?:be|like|love|take|rather|prefer)$/.test(items[state + 1]?.text ?? '');
  const coded = items[state]?.capital && !would;
  const code = senseOf(items[state], 'state') ?? (coded ? senseOf(items[state], 'abbr') : undefined);
  return code !== undefined && !has(items[state], 'in') ? { code, next: state + 1 } : { code: undefined, next: at };
}

/** The name under which a city is known; "DFW" near which one wants to be is the airport, and no region. */
export function settlement({ place }: Item): string | undefined {
  if (place === undefined || place.kind === 'region') return undefined;
  // "The Forks" is a post office of Maine too.
  return isUnpeopled(place) || place.kind === 'point' ? place.name.replace(/^the /, '') : place.name;
}

/** "Near Paris TX", and not "near Lake Michigan". */
export function isInStateBehind(items: readonly Item[], at: number): boolean {
  const place = items[at]?.place;
  const { code } = stateBehind(items, at + 1);
  if (place === undefined || code === undefined) return false;
  return !isUnpeopled(place) || (!isTail(items[at]) && place.states.some((state) => state.code === code));
}
