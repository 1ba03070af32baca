import type { InLanguages } from '../../reading/language.ts';

interface Words {
  /** The monthly cost beside the rent now paid. */
  rent(rent: string, difference: string, isMore: boolean): string;
  /** Proceeds of a sale after the cash at closing. */
  proceeds(proceeds: string, left: string): string;
  proceedsShort(proceeds: string, missing: string): string;
  loan(loan: string, isWithin: boolean): string;
  /** Costs that the down payment does not contain. */
  onTop: string;
}

export const comparisonWords: InLanguages<Words> = {
  en: {
    rent: (rent, difference, isMore) =>
      `That is ${difference} a month ${isMore ? 'more' : 'less'} than your rent of ${rent}. A part of the payment repays the loan; condo dues, if any, and repairs come on top.`,
    proceeds: (proceeds, left) =>
      `From ${proceeds} about ${left} would be left, before the costs of your own sale (commission, legal fees).`,
    proceedsShort: (proceeds, missing) => `${proceeds} does not cover it: about ${missing} is missing.`,
    loan: (loan, isWithin) => `A loan of ${loan} is ${isWithin ? 'within' : 'above'} what these limits allow.`,
    onTop: 'Closing costs come on top of the down payment, and condo or HOA dues lower the price.',
  },
  fr: {
    rent: (rent, difference, isMore) =>
      `C’est ${difference} par mois de ${isMore ? 'plus' : 'moins'} que votre loyer de ${rent}. Une part du versement rembourse le prêt; les charges de condo et les réparations s’ajoutent.`,
    proceeds: (proceeds, left) =>
      `Sur ${proceeds}, il resterait environ ${left}, avant les frais de votre propre vente (commission, notaire).`,
    proceedsShort: (proceeds, missing) => `${proceeds} ne suffit pas : il manque environ ${missing}.`,
    loan: (loan, isWithin) => `Un prêt de ${loan} est ${isWithin ? 'dans' : 'au-dessus de'} ces limites.`,
    onTop: 'Les frais de clôture s’ajoutent à la mise de fonds, et des charges de condo réduisent le prix.',
  },
  es: {
    rent: (rent, difference, isMore) =>
      `Son ${difference} al mes ${isMore ? 'más' : 'menos'} que su renta de ${rent}. Una parte del pago abona el préstamo; las cuotas del condominio y las reparaciones van aparte.`,
    proceeds: (proceeds, left) =>
      `De ${proceeds} quedarían unos ${left}, antes de los gastos de su propia venta (comisión, abogado).`,
    proceedsShort: (proceeds, missing) => `${proceeds} no alcanza: faltan unos ${missing}.`,
    loan: (loan, isWithin) => `Un préstamo de ${loan} está ${isWithin ? 'dentro' : 'por encima'} de estos límites.`,
    onTop: 'Los gastos de cierre van aparte del enganche, y las cuotas de condominio o HOA bajan el precio.',
  },
};
