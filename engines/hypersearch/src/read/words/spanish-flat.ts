import type { Parse } from '../parse.ts';
import { has, type Item } from './items.ts';

/** Words that make a floor of "piso": "casa de un piso", "en el piso 12", "con piso radiante", "último piso". */
const ofFloor: ReadonlySet<string> = new Set(
  'de del en al con y primer primero segundo tercer tercero cuarto quinto ultimo solo mismo otro medio por sin cada cualquier'.split(
    ' ',
  ),
);
/** "Piso radiante", "piso alto": what is said of a floor. */
const floors = /^(?:alto|bajo|radiante|flotante|laminado|nuevo|superior|inferior|entero|ceramico|arriba|abajo)s?$/;

/** Materials of a floor; no other rule of the reader knows these words. */
const isMaterial = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.senses.length === 0 &&
  item.number === undefined &&
  !item.place &&
  !item.functional &&
  !item.capital;

/** "Busco piso en Queens", "un piso o una casa": in Spain an apartment; "casa de un piso" counts floors. */
export function isSpanishFlat({ items, claims, context, corrected }: Parse, at: number): boolean {
  const item = items[at] as Item;
  if (context.language !== 'es') return false;
  const words = context.tokens.slice(item.from, item.to).map(({ text }) => text);
  if (!/^(?:un )?pi[sz]os?$/.test(words.join(' '))) return false;
  const [before, next] = [items[at - 1], items[at + 1]];
  if (before?.number !== undefined || has(before, 'unit') || ofFloor.has(before?.text ?? '')) return false;
  if (/^(?:el|los)$/.test(before?.text ?? '') && ofFloor.has(items[at - 2]?.text ?? '')) return false;
  if (
    (next?.number !== undefined && !has(items[at + 2], 'unit')) ||
    floors.test(next?.text ?? '') ||
    /^(?:arriba|abajo)$/.test(items[at + 2]?.text ?? '')
  )
    return false;
  // "Piso de mármol"
  if (next?.text === 'de' && isMaterial(items[at + 2])) return false;
  if (words.length === 1) return true;
  // "Casa 3 cuartos un piso": of the house that was named before, unless the flat takes its place.
  const house = claims.some((claim) =>
    claim.facts.some((fact) => fact.kind === 'type' && fact.type !== 'condo' && !fact.not),
  );
  // "Mi mamá no sube escaleras: un piso"
  const ground = claims.some((claim) =>
    claim.facts.some((fact) => fact.kind === 'feature' && fact.feature === 'single_story'),
  );
  const instead = corrected || has(before, 'not') || has(before, 'or') || /^(?:y|e)$/.test(before?.text ?? '');
  return (!house && !ground) || instead;
}
