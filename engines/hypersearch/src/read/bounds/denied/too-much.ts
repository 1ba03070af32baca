import type { Reading } from '../../../reading.ts';
import type { Parse } from '../../parse.ts';
import { has } from '../../words/items.ts';
import { readQuantity } from '../quantity.ts';

/**
 * "Anything over 600k is too much", "if it's over 900k then no", « si c'est plus de 500 000, c'est non »: words behind a comparison
 * that refuse what it names.
 */
export function isTooMuch({ items, context }: Parse, at: number): boolean {
  let number = at;
  while (number < at + 6 && items[number]?.number === undefined) number++;
  if (!items.slice(at, number).some((item) => ['cmp', 'older', 'newer'].some((kind) => has(item, kind)))) return false;
  const next = readQuantity(items, number)?.next;
  const behind = next === undefined ? undefined : items[next];
  if (!behind) return false;
  const words = context.tokens.slice(behind.from, behind.from + 12).map(({ text }) => text);
  const said = words.join(' ').replaceAll("'", '');
  return refused[context.language].test(said) || (plainNo.test(said) && isCondition(items, at));
}

/** "Under 400, no, 450" corrects; "if it's over 400, no" refuses. */
function isCondition(items: Parse['items'], at: number): boolean {
  for (let i = at; i >= Math.max(0, at - 6) && (i === at || items[i]?.mark === undefined); i--)
    if (conditions.has(items[i]?.text ?? '')) return true;
  return false;
}
const conditions: ReadonlySet<string> = new Set('if si anything any todo cualquier tout toute whatever'.split(' '));

/** Behind these words nothing else follows that a "no" could be said of. */
const end = '(?: [,.;!?:)]|$)';

const plainNo = new RegExp(`^(?:\\$ |k |dollars |dolares |, )*(?:no|nope|nah|non|pass|no deal)${end}`);

const refused: Readonly<Record<Reading['language'], RegExp>> = {
  en: new RegExp(
    [
      `^(?:(?:a|per) month |monthly |hoa |sq ft |square feet |sqft |acres? |beds? |bedrooms? |baths? |bathrooms? |, )*`,
      `(?:(?:is|are|s|gets|would be|its|thats) (?:just |way |a bit |a little |simply |already |probably )*`,
      `(?:too|out of|out$|out ,|beyond|off the table|off limits|a no|not for|not ok|not going|not happening|not possible|unaffordable|impossible|a deal ?breaker|a dealbreaker|a hard)`,
      `|(?:wont|wouldnt|doesnt|dont|cant|isnt) (?:work|do|fly|happen|cut|bother|show|interest|happening|going)`,
      `|(?:just |then |we |i |ill |well )*(?:forget|skip|pass|ignore)(?: it| that| those| them)?${end}`,
      `|(?:im|were|we are|i am) (?:out|not interested)|no thanks|no way|count me out`,
      `|(?:then |its |it is |thats |a |an |hard |= |: )+(?:no|nope|nah|no go|no deal)${end})`,
    ].join(''),
  ),
  fr: new RegExp(
    [
      `^(?:\\$ |par mois |pieds carres |pieds |pi2 |acres? |, )*`,
      `(?:(?:alors |ben |la |c |ca |est |= |: )+(?:non|no|trop|trop cher|pas possible|hors budget|exclu|impossible)${end}`,
      `|(?:alors |ben |on |je |tu |vous )*(?:oublie[sz]?|passe|laisse faire|laissez faire|decroche)(?: ca)?${end})`,
    ].join(''),
  ),
  es: new RegExp(
    [
      `^(?:\\$ |dolares |al mes |pies cuadrados |pies |acres? |, )*`,
      `(?:(?:entonces |pues |ya |es |eso |esta |un |= |: )+(?:no|no gracias|ni hablar|ni modo|demasiado|muy caro|imposible)${end}`,
      `|(?:entonces |pues |mejor |ya )*(?:olvidalo|olvidelo|paso|lo dejamos)${end})`,
    ].join(''),
  ),
};
