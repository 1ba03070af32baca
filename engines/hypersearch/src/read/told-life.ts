import type { Claim } from './claims.ts';
import { has, type Item } from './items.ts';
import { live } from './later-wins.ts';
import { endsClause, pass } from './told-places.ts';

/** Past tenses of Spanish that no other word ends in. */
const pastEnding = /^[a-z]{2,}(?:[ai]ban|aba|abamos|aron|ieron)$/;
const participle = /(?:ado|ido|hecho|puesto|muerto|roto)$/;
const helpers: ReadonlySet<string> = new Set('he hemos ha han habia habiamos habian'.split(' '));
/** Verbs in the past that describe the home that is wanted, its loan or the search. */
const ofHome: ReadonlySet<string> = new Set(
  `bajaron rebajaron salieron subieron publicaron listaron anunciaron pusieron aprobaron preaprobaron prestaron dieron hicieron edificaron
  remodelaron renovaron arreglaron cambiaron pintaron terminaron acaba acaban estaba estaban buscaba buscaban buscabamos necesitaba
  necesitaban necesitabamos gustaba gustaban deseaba pensaba pensaban pensabamos iba quisieron pudieron hablaba miraba
  aprobado preaprobado bajado rebajado salido pensado decidido prestado dado visto encontrado buscado calificado ahorrado juntado`.split(
    /\s+/,
  ),
);

/** "Antes rentábamos un cuarto por 950": a clause of the past wishes for nothing, where another clause does. */
export function passToldLife(claims: readonly Claim[], items: readonly Item[]): void {
  const told: Claim[] = [];
  for (let from = 0; from < items.length; ) {
    let to = from;
    while (to < items.length && !opensClause(items, to)) to++;
    const words = items.slice(from, to);
    if (words.some((_, at) => isPast(words, at)) && !words.some((item) => has(item, 'firm')))
      told.push(...claims.filter((claim) => live(claim) && claim.from >= from && claim.to <= to));
    from = to + 1;
  }
  if (told.length === 0 || !claims.some((claim) => live(claim) && !told.includes(claim))) return;
  for (const claim of told) if (claim.facts.every((fact) => fact.kind !== 'refuse')) pass(claim);
}

/** "Porque" begins the story of a wish: "casa en Katy porque con Harvey perdimos todo". */
const opensClause = (items: readonly Item[], at: number): boolean =>
  endsClause(items, at) || /^(?:porque|pues|parce|because)$/.test((items[at] as Item).text);

function isPast(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (has(item, 'story')) return true;
  if (has(item, 'person') && has(items[at - 1], 'poss') && !/^(?:para|pa|con)$/.test(items[at - 2]?.text ?? ''))
    if (items.slice(at + 1).some((one) => has(one, 'owns'))) return true;
  if (item.place !== undefined || item.to - item.from > 1 || ofHome.has(item.text)) return false;
  if (pastEnding.test(item.text) && item.text.length > 5) return true;
  return (
    participle.test(item.text) && (helpers.has(items[at - 1]?.text ?? '') || helpers.has(items[at - 2]?.text ?? ''))
  );
}
