/** Two denials that make a criterion: "nothing that doesn't have a pool", "skip the ones where the basement isn't finished". */
import type { Feature } from '../../facts.ts';
import { lateFeature } from '../late-feature.ts';
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';

/** The item behind a criterion that two denials from `at` on ask for. */
export function claimDoubleDenial(parse: Parse, at: number): number | undefined {
  const { items, scopes } = parse;
  if (!denies(items[at])) return undefined;
  const relative = relativeBehind(parse, at);
  if (relative === undefined) return undefined;
  const inner = innerDenial(items, relative);
  if (inner === undefined) return undefined;
  let target = inner + 1;
  while (target < inner + 5 && isFill(items[target])) target++;
  const noun = items.slice(relative, inner).findLast((item) => has(item, 'noun'));
  const late = noun && lateFeature(noun, items[target]);
  const requested =
    items[target]?.senses.filter(({ kind }) => kind === 'has').map(({ value }) => value as Feature) ?? [];
  const features = late ? [late] : noun ? [] : requested;
  if (features.length === 0) return undefined;
  const types = [...items.keys()].slice(at + 1, relative).filter((i) => has(items[i], 'type'));
  scopes.negation = undefined;
  scopes.dropping = undefined;
  for (const i of types)
    parse.claim(
      (items[i] as Item).senses
        .filter(({ kind }) => kind === 'type')
        .map(({ value }) => ({ kind: 'type', type: value as never, not: false })),
      i,
      i + 1,
    );
  const from = late ? items.indexOf(noun as Item) : target;
  parse.claim(
    features.map((feature) => ({ kind: 'feature', feature, not: false })),
    from,
    target + 1,
  );
  const skipped = [...items.keys()].slice(at, from).filter((i) => !types.includes(i) && items[i]?.place === undefined);
  parse.claims.at(-1)?.cues.push(...skipped);
  return target + 1;
}

const denies = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.mark === undefined &&
  (has(item, 'not') || has(item, 'avoid') || has(item, 'excluded') || has(item, 'drop') || skips.has(item.text));
const skips: ReadonlySet<string> = new Set(
  'skip saltate omite descarta quita elimina salta evita ignora zappe saute exclus exclure enleve elimine evitez sautez'.split(
    ' ',
  ),
);

const relatives = /^(?:that|which|where|whose|who|with|qui|ou|dont|avec|que|donde|cuy[oa]s?|con)$/;

/** "Nothing that", "no homes where", « aucune maison qui », "nada que": the item behind the relative word. */
function relativeBehind({ items, context: { tokens } }: Parse, at: number): number | undefined {
  const first = items[at] as Item;
  const last = tokens[first.to - 1]?.text ?? '';
  // "Nada que", « rien qui »; "que no" alone opens no relative clause of a denial.
  if (first.to - first.from > 1 && relatives.test(last) && last !== 'avec' && last !== 'con' && last !== 'with')
    return at + 1;
  for (let i = at + 1; i < at + 5; i++) {
    const item = items[i];
    if (item === undefined || item.mark !== undefined) return undefined;
    if (relatives.test(item.text)) return i + (item.to - item.from > 1 ? 0 : 1);
    const passes = ['dwelling', 'house', 'type', 'art', 'glue', 'pron'].some((kind) => has(item, kind));
    if (!passes && !/^(?:ones?|listings?|las|los|les|cel(?:les|ui)|ceux|annonces?|casas|anuncios?)$/.test(item.text))
      return undefined;
  }
  return undefined;
}

const denials =
  /^(?:doesnt|dont|isnt|arent|hasnt|havent|lacks?|no|not|without|never|pas|sans|sin|nest|na|nont|ne|n|carecen?)$/;

function innerDenial(items: readonly Item[], from: number): number | undefined {
  for (let i = from; i < from + 6; i++) {
    const item = items[i];
    if (item === undefined || item.mark !== undefined || item.place !== undefined) return undefined;
    if (denials.test(item.text) || (item.text === 'que' && has(item, 'not'))) return i;
    if (has(item, 'has') && !has(item, 'noun')) return undefined;
  }
  return undefined;
}

const fills: ReadonlySet<string> = new Set(
  `have has had got get a an any the at least been being be fully pas de d du tenga tiene tengan tienen hay haya est sont soit a ait ont esta este estan esten un une una ningun
  ninguna aucun aucune al menos propio own`.split(/\s+/),
);
const isFill = (item: Item | undefined): boolean =>
  fills.has(item?.text ?? '') && !has(item, 'has') && !has(item, 'late');
