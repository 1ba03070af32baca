/** The home that somebody has now, as the place where something happens: "I get enough of that at the condo". */
import type { Claim } from '../../claims.ts';
import { clauseOf, moveToBackground } from '../../places/background/background-places.ts';
import { live } from '../../scopes/later-wins.ts';
import { has, type Item } from '../../words/items.ts';

/** Passes over the kind of such a home, in a clause that says what somebody gets, has or is tired of there. */
export function skipHomeAt(claims: readonly Claim[], items: readonly Item[]): void {
  for (const claim of claims) {
    if (!live(claim) || !claim.facts.every(({ kind }) => kind === 'type') || !leadsThere(items, claim.from)) continue;
    const [from, to] = clauseOf(claim, items);
    const words = items.slice(from, claim.from);
    const ends = items[claim.to] === undefined || claim.to === to || has(items[claim.to], 'and');
    if (!ends || words.some((item) => has(item, 'firm') || item.place !== undefined)) continue;
    if (
      words.some((item) => tells.has(item.text) || has(item, 'avoid')) &&
      claims.some((one) => one !== claim && live(one))
    )
      moveToBackground(claim);
  }
}

/** "At the", "at our", « au », "en el": the words that lead to a home that is known. */
function leadsThere(items: readonly Item[], at: number): boolean {
  const [before, first] = [items[at - 1], items[at - 2]];
  if (before?.text === 'au') return true;
  if (first?.text === 'at') return has(before, 'art') ? before?.text === 'the' : has(before, 'poss');
  return (
    (first?.text === 'en' && /^(?:el|la)$/.test(before?.text ?? '')) ||
    (/^(?:a|dans)$/.test(first?.text ?? '') && /^(?:l|le|la)$/.test(before?.text ?? ''))
  );
}

/** A speaker and what somebody has had enough of. */
const tells: ReadonlySet<string> = new Set(
  `i ive we weve ill tired sick enough plenty had fed done never assez marre tanne tannee ecoeure ecoeuree fatigue fatiguee eu ya harto harta hartos hartas
  cansado cansada cansados bastante tuve tuvimos tenemos tengo`.split(/\s+/),
);
