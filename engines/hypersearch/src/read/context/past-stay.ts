import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';

/** Words that lead to a stay that is over or has lasted, with the second word that they need. */
const leads: ReadonlyMap<string, RegExp> = new Map([
  ...['after', 'following', 'apres', 'depuis', 'tras', 'llevo', 'llevamos', 'trabaje', 'trabajamos', 'pasamos'].map(
    (word) => [word, /./] as const,
  ),
  ['having', /^(?:lived|spent|worked|grown|raised|rented|owned)$/],
  // "Viví 8 años", as the speller mends it.
  ['vivir', /^\d/],
  ['au', /^bout$/],
  ['al', /^cabo$/],
  ['despues', /^de$/],
  ['luego', /^de$/],
  // « Ça fait 20 ans qu'on est à », «hace 20 años que vivimos en»
  ['ca', /^fait$/],
  ['hace', /./],
  ['desde', /^(?:hace|(?:19|20)\d\d)$/],
  ['since', /^(?:19|20)\d\d$/],
]);
/** Spans of a life, and verbs of what somebody did there. */
const stays: ReadonlySet<string> = new Set(
  `year years yrs been lived offers bids winter winters summer summers season seasons decade decades month months century lifetime career time
  living lived growing grown raising raised working worked renting rented owning spending spent teaching serving
  an ans annee annees hiver hivers ete etes saison saisons decennie decennies mois siecle vie carriere vecu habite grandi travaille eleve passe loue
  ano anos invierno inviernos verano veranos temporada temporadas decada decadas mes meses siglo vida carrera vivir vivido trabajar trabajado criar
  criado crecer crecido rentar rentado alquilar alquilado pasar pasado vivo vivimos estamos estoy vis vit vivons habite habitons sommes`.split(
    /\s+/,
  ),
);
/** Verbs of a search, which a home is wanted there by: « ça fait un an qu'on cherche à Laval ». */
const searching: ReadonlySet<string> = new Set(
  'cherche cherchons chercher magasine magasinons regarde regardons visite visitons veut veux voulons reve revons busco buscamos buscando quiero queremos'.split(
    ' ',
  ),
);
const and = /^(?:and|et|y)$/;
/** Leads whose span is of a stay only with a "que" behind it. */
const spanned: ReadonlySet<string> = new Set(['ca', 'hace']);
/** Most items between the lead and the place. */
const reach = 12;

/** "After thirty winters in Ohio", « depuis 20 ans à Laval », "tras una década en Chicago": the item behind the place of a stay. */
export function skipStay(parse: Parse, at: number): number | undefined {
  const { items, context } = parse;
  const lead = items[at] as Item;
  // "And after" is one item.
  const first = and.test(lead.text) && lead.to - lead.from === 2 ? lead.from + 1 : lead.from;
  const second = leads.get(context.tokens[first]?.text ?? '');
  if (!second?.test(context.tokens[first + 1]?.text ?? '')) return undefined;
  // "On the market after 6 months in Reno", "built after 30 years"
  if (has(items[at - 1], 'field') || has(items[at - 1], 'unit') || has(items[at - 1], 'be')) return undefined;
  const spans = spanned.has(context.tokens[first]?.text ?? '');
  let stayed = false;
  let introduced = !spans;
  for (let i = at; i < at + reach; i++) {
    const item = items[i];
    if (!item || item.mark !== undefined || (i > at && (has(item, 'firm') || has(item, 'and')))) return undefined;
    for (let token = item.from; token < item.to; token++) {
      const { text = '' } = context.tokens[token] ?? {};
      if (spans && searching.has(text)) return undefined;
      stayed ||= stays.has(text);
      introduced ||= text === 'qu' || text === 'que';
    }
    // "Renting in", « grandi à »
    if (!stayed || !introduced || !(has(item, 'in', 'strict') || has(item, 'away'))) continue;
    const place = has(items[i + 1], 'art') ? i + 2 : i + 1;
    if (isPlace(items[place])) return parse.skipBackground(at, placesEnd(items, place));
  }
  return undefined;
}

const isPlace = (item: Item | undefined): boolean =>
  item !== undefined && (item.place !== undefined || has(item, 'state') || (item.capital && item.senses.length === 0));

/** The item behind a place with its state, and places that are joined to it. */
function placesEnd(items: readonly Item[], at: number): number {
  const next = at + 1;
  const state = items[next]?.mark === ',' ? next + 1 : next;
  if (has(items[state], 'state') || (has(items[state], 'abbr') && items[state]?.capital))
    return placesEnd(items, state);
  return has(items[next], 'and') && isPlace(items[next + 1]) ? placesEnd(items, next + 1) : next;
}
