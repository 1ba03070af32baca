import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';

const assistance =
  /^(?:section 8|seccion 8|welfare|low income|bajos ingresos|bajos recursos|aide sociale|bien etre social)\b/;
/** Words behind it that say that a home is paid with it. */
const funds = /^(?:voucher|vouchers|homeownership|certificate|certificates|program|buyer|buyers|homebuyer|homebuyers)$/;
/** "Vale de sección 8" */
const fundsBefore = /^(?:vale|cupon|voucher|programa|certificado)$/;
const holds =
  /^(?:have|get|got|receive|on|using|use|with|for|through|my|our|recibo|recibimos|tengo|tenemos|uso|usamos|usando|con|mi|nuestro|recois|recevons|ai|avons|sur|de|l|le|avec)$/;
const self =
  /^(?:i|im|ive|id|we|were|weve|my|our|me|us|mi|nuestro|tengo|tenemos|recibo|recibimos|uso|usamos|usando|compro|compramos|je|j|nous|notre|ma|mon)$/;
const others =
  /^(?:people|folks|tenants?|renters?|neighbou?rs?|families|family|holders?|recipients?|residents?|types?|those|everyone|who|nearby|around|area|areas|neighbou?rhood|street|building|complex|block|gente|personas|vecin[oa]s?|familias?|inquilinos?|quienes|gens|monde|voisins?|voisines?|locataires?|familles?|quartier|rue|immeuble|secteur|zona|barrio|calle|edificio)$/;

/**
 * "I'm buying with a section 8 homeownership voucher", «tengo un vale de sección 8»: how the buyer pays is no request about who lives
 * near by. Returns the item behind the words, or undefined where they speak of others.
 */
export function skipOwnFunding(parse: Parse, at: number): number | undefined {
  const { items, scopes, context } = parse;
  const item = items[at] as Item;
  if (!has(item, 'topic', 'demographics') || scopes.negation) return undefined;
  const words = (from: number, to: number) => context.tokens.slice(from, to).map(({ text }) => text);
  if (!assistance.test(words(item.from, item.to).join(' '))) return undefined;
  let [first, end] = [at, at + 1];
  while (first > 0 && items[first - 1]?.mark === undefined) first--;
  while (end < items.length && items[end]?.mark === undefined) end++;
  const before = words(items[first]?.from ?? 0, item.from);
  const behind = words(item.to, items[end - 1]?.to ?? item.to);
  if ([...before, ...behind].some((word) => others.test(word))) return undefined;
  const isFund = funds.test(behind[0] ?? '') || before.slice(-2).some((word) => fundsBefore.test(word));
  // "On welfare, can I buy": who asks is said in the next clause.
  const apart = before.every((word) => holds.test(word)) && context.tokens.some(({ text }) => self.test(text));
  const isSelf = apart || before.some((word) => self.test(word));
  const isHeld = isSelf && before.slice(-3).some((word) => holds.test(word));
  return isFund || isHeld ? parse.skipBackground(at, at + 1) : undefined;
}
