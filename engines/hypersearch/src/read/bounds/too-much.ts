import type { Course } from '../course.ts';
import { has } from '../words/items.ts';
import { readQuantity } from './quantity.ts';

/** "Anything over 600k is too much", "if it costs more than 800 I'm out": words behind a comparison that refuse what it names. */
export function isTooMuch({ items, context }: Course, at: number): boolean {
  if (context.language !== 'en') return false;
  let number = at;
  while (number < at + 6 && items[number]?.number === undefined) number++;
  if (!items.slice(at, number).some((item) => ['cmp', 'older', 'newer'].some((kind) => has(item, kind)))) return false;
  const next = readQuantity(items, number)?.next;
  const behind = next === undefined ? undefined : items[next];
  if (!behind) return false;
  const words = context.tokens.slice(behind.from, behind.from + 12).map(({ text }) => text);
  return refused.test(words.join(' ').replaceAll("'", ''));
}

const refused = new RegExp(
  [
    `^(?:(?:a|per) month |monthly |sq ft |square feet |sqft |acres? |beds? |bedrooms? |baths? |bathrooms? |, )*`,
    `(?:(?:is|are|s|gets|would be|its|thats) (?:just |way |a bit |a little |simply |already |probably )*`,
    `(?:too|out of|out$|out ,|beyond|off the table|off limits|a no|not for|not ok|not going|not happening|not possible|unaffordable|impossible|a deal ?breaker|a dealbreaker|a hard)`,
    `|(?:wont|wouldnt|doesnt|dont|cant|isnt) (?:work|do|fly|happen|cut|bother|show|interest|happening|going)`,
    `|(?:just |then )*(?:forget|skip|pass|ignore)(?: it| that| those| them)?(?: ,| [.]|$)`,
    `|(?:im|were|we are|i am) (?:out|not interested)|no thanks|no way|count me out)`,
  ].join(''),
);
