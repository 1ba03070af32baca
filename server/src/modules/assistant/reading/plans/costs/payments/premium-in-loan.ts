import { rolesOf } from '../../../figures/amount-roles.ts';
import type { Amount } from '../../../figures/amounts.ts';
import type { Message } from '../../../message.ts';
import { placeOf } from '../cost-terms.ts';

/** The premium as a part of the loan: “si la prime est dans le prêt”. */
export const includesPremium =
  /\b(rolled|added|includ\w+|financed|inside|with|in the (loan|mortgage)|dans|ajoute\w*|inclu\w*|avec|sumad\w+|dentro|con|metid\w+)\b/;
/** A tax on the premium of a question: “y’a-tu une taxe là-dessus”. */
export const taxOnPremium =
  /\b(tax(es)?|taxe|pst|tvq|impuestos?)\b.{0,20}\b(dessus|on (it|that|the premium|top)|sobre (eso|la prima)|sur la prime)\b/;

/** A question in French that names no place is about Québec. */
export const provinceOfPremium = (message: Message): { state?: string } =>
  message.language === 'fr' && placeOf(message).state === undefined ? { state: 'QC' } : {};

/** An FHA premium by what happens to it: “with the 1.75 rolled in”. */
export const fhaPremiumWords =
  /\b1\.75\b|\b(roll\w*|add(ed|ing)?|financ\w+) (it |that )?in(to)?\b|\b(con|sumando|metiendo) (la|el) (prima|cuota|1\.75)\b/;

/** Words of a loan before its amount. */
const lentBefore =
  /\b(loans?|mortgages?|borrow\w*|financ\w+|prestamo|hipoteca|pret|hypotheque)( amount)?( is| of| de| por)* \$?$/;

/** True if the only amount of a purchase is said to be borrowed: “if I borrow 250,900”. A down payment makes it a price. */
export const isLoanOnly = (amounts: readonly Amount[], price: number): boolean => {
  const { known } = rolesOf(amounts);
  const hasDown = known.some(([role]) => role === 'down');
  return (
    known.some(
      ([role, { value, before }]) => role === 'loan' && value === price && (!hasDown || lentBefore.test(before)),
    ) && known.every(([role]) => role !== 'price')
  );
};
