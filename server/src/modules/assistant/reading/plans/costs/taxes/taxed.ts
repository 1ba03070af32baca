import { comparedAmounts } from '../../../figures/amount-roles.ts';
import { countryOf } from '../../../homes/places.ts';
import type { Message } from '../../../message.ts';
import { termsOf } from '../../../topics/terms.ts';
import { priceOf } from '../cost-terms.ts';

/** Names of a tax on a mortgage. */
export const mortgageTaxWords =
  /\bdeeds? of trust\b.*\btax(ed|es)?\b|\btax(es)? on (a |the |my )?deeds? of trust\b|\bintangibles?\b|\b(sellos?|timbres?)\b.*\b(prestamo|hipoteca|pagare|pret|hypotheque)\b|\b(mortgage|note|loan) (stamps?|tax(es)?|recording|registry|registration|recordation)\b|\b(tax(es)?|stamps?) on (the |my |our |a )?(mortgage|loan|note)\b|\bimpuestos? (de|sobre|por) (la |una )?hipoteca\b|\btaxes? sur (l'|une |mon )?hypotheque\b|\b(tax(es|e)?|stamps?|impuestos?|timbres?)\b.{0,30}\b((for|on|por|al|de|quand on|a) (borrow\w*|taking out|getting a (loan|mortgage)|(sacar|pedir|tomar) (el |un |la |una )?(prestamo|hipoteca|credito)|emprunt\w*)|(when|if|si|cuando) (i|we|you|on|je|uno) (borrow|take out|emprunt\w+|(saca|pide|toma) (un |una )?(prestamo|hipoteca)))\b/;

/** The smallest amount that counts as the price of a home, in currency units. */
const leastPrice = 20_000;
const notPrice = /\b(loan|mortgage|borrow\w*|hipoteca|prestamo|hypotheque|pret|income|salary|deposit|down)\b[^\d]*$/;

const loanAfter = /^ ?(mortgage|loan|hypotheque|pret|hipoteca|prestamo)\b(?! (tax|registry|stamps?))/;

/** “If it is over a million”: the price from which a tax applies, beside the price of the home. */
const threshold =
  /\b(over|above|more than|past|exceed\w*|pas(a|an|e|en) de|mas de|arriba de|plus de|depass\w+|au-dessus de)( (an?|los|las|the))? \$?$/;

/** Returns the message without the threshold of a tax where it names another large amount. */
function withoutThreshold(message: Message): Message {
  const amounts = message.amounts.filter(({ before }) => !threshold.test(before));
  return amounts.some(({ unit, per, value }) => unit === 'money' && !per && value >= leastPrice)
    ? { ...message, amounts }
    : message;
}

/** Returns the price that a transfer is taxed on: the stated one, else the only large amount, which can be what a sale brings in. */
export function taxedPrice(stated: Message): number | undefined {
  const message = withoutThreshold(stated);
  const price = priceOf(message);
  const { loan } = comparedAmounts(message.amounts);
  // “And if I borrow 300,000?” after the tax on a price adds a loan to that price.
  const taxedBefore = message.after('transferTax') ? message.talk.transfer?.price : undefined;
  if (price !== undefined && price === loan && taxedBefore !== undefined && loan <= taxedBefore) return undefined;
  // A loan counts as the price where no other amount does, and the larger of both is the price.
  if (price !== undefined && price !== loan) return Math.max(price, loan ?? 0);
  const [only, another] = message.amounts.filter(
    ({ unit, per, value, before }) =>
      unit === 'money' && !per && value >= leastPrice && value !== loan && !notPrice.test(before),
  );
  return only && !another ? Math.max(only.value, loan ?? 0) : price;
}

/** Returns the loan on a price: the stated one, or the price less the down payment of this question or of earlier ones. */
export function loanOn({ text, amounts, talk }: Message, price: number | undefined): number | undefined {
  const own = termsOf(text, amounts);
  const lent = own.loan ?? comparedAmounts(amounts).loan;
  if (lent !== undefined && lent !== price) return lent;
  // “400,000 with a 320,000 mortgage”
  const beside = amounts.find(
    ({ unit, per, value, after }) => unit === 'money' && !per && value < (price ?? 0) && loanAfter.test(after),
  );
  if (beside) return beside.value;
  if (price === undefined) return undefined;
  const { downPercent, downAmount } = (own.downPercent ?? own.downAmount) === undefined ? (talk.stated ?? {}) : own;
  if (downPercent === undefined && downAmount === undefined) return undefined;
  return Math.max(0, Math.round(price * 100 - (downAmount ?? (price * downPercent!) / 100) * 100) / 100);
}

/** “And if I borrow 300,000?”, “what about with 100k down?” after a purchase in cash where a mortgage is taxed. */
export function borrowsAfterTax(message: Message): boolean {
  const { talk, text, amounts } = message;
  const { state, price } = talk.transfer ?? {};
  if (talk.tool !== 'transferTax' || !state || (countryOf(state) === 'CA' && state !== 'AB')) return false;
  const loan = loanOn(message, price);
  const own = termsOf(text, amounts);
  return loan ? talk.stated?.downPercent === 100 || own.loan !== undefined || own.price === loan : false;
}
