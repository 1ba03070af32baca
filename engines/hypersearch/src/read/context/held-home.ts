import { has, type Item } from '../words/items.ts';

const holds: ReadonlySet<string> = new Set(
  'possede possedons possedent detiens detenons poseo poseemos posee poseen proprietaire proprietaires propietario propietarios'.split(
    ' ',
  ),
);
const speakers: ReadonlySet<string> = new Set(['on', 'j', 'nous']);

/**
 * « On possède un duplex à Laval », « j'ai une maison à Laval »: the item of the verb in a clause about a home that somebody
 * has, where a later clause asks for one in another place.
 */
export function heldHome(clause: readonly Item[], items: readonly Item[], to: number): number | undefined {
  const verb = clause.findIndex(isHolding);
  if (verb < 0) return undefined;
  const place = placeOfThing(clause, verb) ?? placeOfHome(clause, verb);
  if (place === undefined) return undefined;
  const asks = items.findIndex((item, at) => at >= to && has(item, 'firm'));
  const other = items.slice(asks + 1).some((item) => item.place !== undefined && item.place.name !== place.place?.name);
  return asks >= 0 && other ? verb : undefined;
}

function placeOfHome(clause: readonly Item[], verb: number): Item | undefined {
  const noun = has(clause[verb + 1], 'of') && !has(clause[verb + 1], 'art') ? verb + 2 : verb + 1;
  const [article, home, lead, place] = clause.slice(noun, noun + 4);
  if (!has(article, 'art') || !has(lead, 'in', 'strict') || place?.place === undefined) return undefined;
  const isHome =
    ['house', 'type', 'dwelling', 'ranch'].some((kind) => has(home, kind)) || has(home, 'has', 'single_story');
  return isHome ? place : undefined;
}

/** "Tengo taller mecánico en Pharr", "tengo mi negocio en la calle Zarzamora": the place or street of a thing that is no sum. */
function placeOfThing(clause: readonly Item[], verb: number): Item | undefined {
  if (!/^(?:tengo|tenemos)$/.test(clause[verb]?.text ?? '')) return undefined;
  let at = has(clause[verb + 1], 'art') ? verb + 2 : verb + 1;
  while (at < verb + 5 && clause[at]?.number === undefined && !has(clause[at], 'in', 'strict')) at++;
  if (at === verb + 1 || !has(clause[at], 'in', 'strict')) return undefined;
  const behind = has(clause[at + 1], 'art') ? at + 2 : at + 1;
  return clause[behind]?.place || has(clause[behind], 'street') ? clause[behind] : undefined;
}

/** « On a », « j'ai » and « nous avons » are phrases of what can be spent too. */
const isHolding = (item: Item): boolean =>
  holds.has(item.text) ||
  item.text === 'tengo' ||
  item.text === 'tenemos' ||
  (speakers.has(item.text) && has(item, 'field', 'price') && item.to > item.from + 1);
