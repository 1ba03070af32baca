/** Paying without a loan. */
const wholePrice =
  /\b(all[- ]cash|cash (purchase|buyers?|offer|deal|sale)|pay(ing)? (all |in |with )?cash|buy(ing)? (it )?(in |with |for )?cash|without (a )?(loan|mortgage)|no (loan|mortgage)\b(?! (insurance|tax|recording)))|, (all )?cash(,|$)|\b(house|home|condo|place) (in |for )?cash\b|\b(achat|achet\w+) (au )?comptant\b|\bpa(yer|ye|ie|yons|yant) (au )?comptant\b|\bsans (pret|hypotheque|emprunt|financement)\b|\b(pag\w+|compr\w+) (de |al )?contado\b|\b(al|todo de|toda de) contado\b|\bsin (prestamo|hipoteca|credito|financiamiento)\b/;

/** “The tax I pay in cash”, “la taxe à payer comptant”: a cost beside the loan, and no purchase without one. */
const costInCash =
  /\b(taxe?s?|pst|fees?|costs?|frais|impuestos?|gastos)\b(?:(?!\b(?:house|home|condo|place|maison|propriete|casa)\b)[^.?!;\d]){0,30}\b(pay(ing|able)? (all |in |with )?cash|pa(yer|yee?s?|yable|ie|yons) (au )?comptant|pag\w+ (de |al )?contado)\b/g;

/** True if a plain text speaks of paying without a loan. */
export const paysWhole = (text: string): boolean => wholePrice.test(text.replace(costInCash, ' '));
