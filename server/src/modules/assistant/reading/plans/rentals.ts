import type { Message } from '../message.ts';
import { meaningWords } from './others.ts';
import { type Planner, use } from './use.ts';

const forRent =
  /\b(for (rent|lease)|to rent|(homes?|houses?|apartments?|flats?|rooms?|is|are) to let|rentals?|(apartments?|place|somewhere|flat) to rent|a louer|en location|(en|de) (renta|alquiler|arriendo)(?! (corto|a corto|de corto|vacacional|temporal))|(para|quiero|busco|buscando|encontrar|buscar) (una? |la |el )?(\w+ )?(para |en |de )?(rentar|alquilar|arrendar|renta|alquiler|arriendo)|(chercher?|cherche|veux|trouver) (un \w+ |une \w+ )?(a )?louer)\b/;
const otherMatter =
  /\b(buy\w*|sale|mortgage|loan|rent(ed|ing)? out|invest\w*|tenants?|income|deposit|increase|raise|landlord|contrato|average|median|market|tax(es)?|cash ?flow|cap rate|pays?|afford|achet\w*|vendre|vente|revenus?|locataires?|depot|hypotheque|compr\w*|venta|inversion|inquilin[oa]s?|ingresos?|deposito|hipoteca|car|truck|or|vs|ou|rules?|laws?|policy|allow\w*|permit\w*|condo docs|restrictions?|house hack\w*|airbnb|1031|deprec\w+|basis|short[- ]term|own|to own|down|mise de fonds|enganche)\b/;
const home =
  /\b(homes?|houses?|apartments?|apts?|condos?|townho\w+|flats?|studios?|place|rooms?|rentals?|bed(room)?s?|appartements?|logements?|maisons?|casas?|departamentos?|apartamentos?|depas?|rentas?|pisos?|cuartos?|alquiler)\b/;
const applies =
  /\b(apply|applying|application|applications|aplic\w+|solicit\w+|postul\w+|poser ma candidature|candidature|demande de location)\b/;
const asksHow =
  /\b(how|what do i need|where|papers|documents?|comment|ou|quoi|que faut|como|donde|que (necesito|piden))\b/;
const toBuy = /\b(for sale|buy\w*|sale|a vendre|achet\w*|en venta|compr\w*)\b/;

/** True if the last answer said that Lintel has no homes for rent. */
const afterRent = ({ talk: { last } }: Message): boolean =>
  (last?.tool === 'outOfScope' && last.input.reason === 'rent') ||
  (last?.tool === 'howTo' && last.input.topic === 'renting');

/** Plans a search for homes to rent, which Lintel does not list, and questions about an application for one. */
export const rentals: Planner = (message) => {
  const { has, search, home: reference, amounts, text } = message;
  if (reference.lookUp) return undefined;
  const wants = has(forRent) && has(home) && !has(otherMatter) && !message.cues.has('transferTax');
  const stays = afterRent(message) && !has(toBuy);
  if (
    (wants || stays || has(/\b(rental|lease|rent|location|renta|alquiler)\b/)) &&
    has(applies) &&
    asksHow.test(text) &&
    !has(toBuy)
  )
    return use('howTo', { topic: 'renting' });
  if (has(meaningWords)) return undefined;
  const goesOn = stays && search.criteria.length > 0 && text.split(' ').length <= longest && !has(otherMatter);
  if (!wants && !goesOn) return undefined;
  // A rent without words for a search is a figure.
  return wants && amounts.length > 0 && has(/\b(how much|combien|cuanto|calcul\w*)\b/)
    ? undefined
    : use('outOfScope', { reason: 'rent' });
};
const longest = 12;
