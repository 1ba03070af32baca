import type { Message } from '../../message.ts';
import { termsOf } from '../../topics/terms.ts';

const withWords =
  /\b(with|avec|con|put|putting|using|having|mets|mettre|pongo|doy)( (about|like|maybe|environ|unos))? \$?$/;

/**
 * Returns the down payment of “and with 60,000 instead?” after a price with a down payment: an amount far below that price
 * is no other price.
 */
export function downInstead({ text, amounts, talk }: Message): number | undefined {
  const { price: known, downPercent, downAmount } = talk.stated ?? {};
  if (known === undefined || (downPercent ?? downAmount) === undefined) return undefined;
  const terms = termsOf(text, amounts);
  const [amount, another] = amounts.filter(({ unit, per }) => unit === 'money' && !per);
  if (!amount || another || (terms.downPercent ?? terms.downAmount) !== undefined || amount.value >= known / 2)
    return undefined;
  return withWords.test(amount.before) ? amount.value : undefined;
}
