import type { Claim } from '../../claims.ts';
import { inner, live } from '../../scopes/later-wins.ts';
import { has, type Item } from '../../words/items.ts';

/** How many items may lie between "we are" and the "of" before the name. */
const reach = 6;
const of: ReadonlySet<string> = new Set(['de', 'd', 'du', 'des', 'from', 'familia', 'famille']);
const notOfPeople = ['has', 'type', 'house', 'dwelling', 'unit', 'want', 'firm', 'near', 'and', 'clause', 'region'];
const people =
  /^(?:famil(?:ia|ias|le|les|y)|parejas?|matrimonio|couples?|jubilad[oa]s?|retirad[oa]s?|retraitee?s?|retirees?|snowbirds?|gens|etudiante?s?|estudiantes?)$/;

/**
 * "Somos una familia de Laredo", « des snowbirds de Lévis »: where the people who search live, which is no criterion once another
 * place is.
 */
export function isHomeTown(claim: Claim, claims: readonly Claim[], items: readonly Item[]): boolean {
  if (!namesOrigin(claim, items)) return false;
  return claims.some(
    (other) =>
      other !== claim &&
      live(other) &&
      other.facts.map(inner).some((fact) => (fact.kind === 'place' && !fact.not) || fact.kind === 'zip') &&
      !namesOrigin(other, items),
  );
}

function namesOrigin({ facts, from }: Claim, items: readonly Item[]): boolean {
  const lead = items[from - 1];
  if (facts[0]?.kind !== 'place' || !of.has(lead?.text ?? '')) return false;
  const noun = people.test(lead?.text ?? '') ? from - 1 : from - 2;
  for (let at = noun; at > noun - reach; at--) {
    const item = items[at];
    const opens = item === undefined || item.mark !== undefined;
    // "Pareja de jubilados de Chicago busca": the people begin the clause.
    if (opens) return at < noun && isPeople(items[noun]);
    if (isAre(items, at)) return at < noun;
    if (notOfPeople.some((kind) => has(item, kind)) || (has(item, 'in') && !of.has(item.text))) return false;
  }
  return false;
}

const isPeople = (item: Item | undefined): boolean =>
  has(item, 'person') || has(item, 'life') || people.test(item?.text ?? '');

/** "Somos", "nous sommes", « on est », "we're" */
const isAre = (items: readonly Item[], at: number): boolean =>
  /^(?:somos|soy|sommes|suis|were|im|am)$/.test(items[at]?.text ?? '') ||
  (items[at]?.text === 'est' && items[at - 1]?.text === 'on') ||
  (items[at]?.text === 'are' && items[at - 1]?.text === 'we');
