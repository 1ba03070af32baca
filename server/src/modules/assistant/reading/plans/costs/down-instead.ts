import type { Amount } from '../../figures/amounts.ts';
import type { Message } from '../../message.ts';
import { termsOf } from '../../topics/terms.ts';

const withWords = /\b(with|avec|con|using|having)( (about|like|maybe|environ|unos))? \$?$/;
/** Verbs that take a down payment and no price: “put 330 down”, “si on mettait 300 000”. */
const putWords =
  /\b(put|putting|mets|met|mettons|mettre|mettais|mettait|mettions|mettrais|mettrait|ponemos|pongo|poner|pusiera(mos)?|damos|doy|dar|diera(mos)?|dieramos)( (about|like|maybe|environ|unos|up))? \$?$/;
const downAfter = /^ ?k? ?(dollars? )?(down|de (enganche|mise( de fonds)?|entrada|pie|inicial|pronto)|comptant)\b/;
const leastKnown = 100_000;

/** Returns the amount that a number says beside a price in the hundred thousands: “330” is 330,000. */
const amountOf = ({ unit, value }: Amount): number | undefined =>
  unit === 'money' ? value : unit === 'plain' && value >= 50 && value < 1_000 ? value * 1_000 : undefined;

/**
 * Returns the down payment of “and with 60,000 instead?” after a price with a down payment: an amount below that price that
 * the words put down, or one far below it, is no other price.
 */
export function downInstead({ text, amounts, talk }: Message): number | undefined {
  const { price: known, downPercent, downAmount } = talk.stated ?? {};
  if (known === undefined || known < leastKnown || (downPercent ?? downAmount) === undefined) return undefined;
  const [number, another] = amounts.filter(
    ({ per, unit, value }) => !per && (unit === 'money' || (unit === 'plain' && value >= 50)),
  );
  const amount = number && amountOf(number);
  if (!number || amount === undefined || another || amount >= known) return undefined;
  const terms = termsOf(text, amounts);
  if ((terms.downPercent ?? terms.downAmount) !== undefined) return undefined;
  const isDown = downAfter.test(number.after) || putWords.test(number.before);
  return isDown || (withWords.test(number.before) && amount < known / 2) ? amount : undefined;
}
