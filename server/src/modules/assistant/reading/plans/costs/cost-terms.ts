import { countyIn } from '../../homes/counties.ts';
import { districtIn } from '../../homes/districts.ts';
import { countryOf, placesIn } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import { shortPriceOf, termsOf } from '../../topics/terms.ts';

/** Returns the state and city of the first named place or county, else of the last transfer tax or cost calculation. */
export const placeOf = (message: Message): { state?: string; city?: string } => {
  const county = countyIn(message);
  if (county) return { state: county.state };
  const district = districtIn(message);
  if (district) return { state: district.state, city: district.city };
  const { named, talk } = message;
  const first = named.find(({ city, state }) => city && state === named[0]!.state) ?? named[0];
  if (first) return { state: first.state, ...(first.city ? { city: first.city } : {}) };
  const asked = talk.tool === 'transferTax' ? (talk.last?.input as { state?: string; city?: string }) : undefined;
  const last = talk.transfer ?? talk.costs ?? asked;
  return last?.state ? { state: last.state, ...(last.city ? { city: last.city } : {}) } : {};
};

/** Returns the country of the question, else of the last cost or affordability calculation. */
export const countryFor = ({ country, talk, language, amounts, text }: Message): 'US' | 'CA' | undefined =>
  country ??
  talk.costs?.country ??
  talk.means?.country ??
  (talk.stated?.state === undefined ? undefined : countryOf(talk.stated.state)) ??
  countryOfRule(text) ??
  countryOfSearch(talk) ??
  // A rate fixed for five years is the usual mortgage of Canada.
  (/\b5 ?-? ?(years?|yrs?|ans|anos) (fixed|fixe|fij[oa])\b/.test(text) ||
  (language === 'fr' && amounts.length > 0) ||
  // Only lenders of Canada count the heating.
  amounts.some(({ role }) => role === 'heat')
    ? 'CA'
    : undefined);

/** Returns the country whose programs, insurers or rules a text names. */
function countryOfRule(text: string): 'US' | 'CA' | undefined {
  if (
    /\b(cmhc|schl|sagen|celiapp|fhsa|rrsp|land transfer tax|insured mortgage|taxe de bienvenue|gds|abd|notaire)\b/.test(
      text,
    )
  )
    return 'CA';
  return /\b(fha|pmi|usda|401k|itin|dti|irs)\b/.test(text) ? 'US' : undefined;
}

/** Returns the country of the last search. */
function countryOfSearch({ search }: Message['talk']): 'US' | 'CA' | undefined {
  const place = search?.facts.find((fact) => /^(place|state):/.test(fact));
  if (place === undefined) return undefined;
  const name = place.slice(place.indexOf(':') + 1);
  return place.startsWith('state:') ? countryOf(name.toUpperCase()) : placesIn(name)[0]?.country;
}

export const priceOf = ({ text, amounts }: Message): number | undefined =>
  termsOf(text, amounts).price ?? shortPriceOf(amounts);

/** Costs that come beside the down payment: “en plus de la mise de fonds”, “aparte del enganche”. */
export const besideDown =
  /\b(besides|on top of|beyond|other than|in addition to|apart from|aside from|en plus d[eu]|en sus d[eu]|outre|a part|hormis|aparte|ademas|fuera)( de| del| de la)?( (the|my|our|la|le|ma|notre|el|mi|nuestro|that))?( \d[\d.,]* ?(%|percent))?( cash)? ?(down|mise de fonds|comptant|apport|enganche|entrada|pie)\b/;

/** Asks who pays for something. */
export const asksWhoPays =
  /\b(sellers?|vendeurs?|vendedor(es)?)\b.*\b(ever |sometimes )?(pay|pays|cover|covers|help|paie\w*|paye\w*|paga\w*)\b|\bwho('?s| is| does)?\b.*\b(pay\w*|covers?)\b|\b(qui|a qui)\b.*\b(paie\w*|paye\w*)\b|\bquien(es)?\b.*\bpaga\w*/;

/** “What taxes do I pay on a mortgage of 320,000” */
export const taxOnLoan =
  /\b(tax(es)?|impuestos?|stamps?)\b.*\b(on|for|por|de|sobre|sur) (an? |una? |the |la |el |le |une? |my |mi )?(mortgage|loan|hipoteca|prestamo|hypotheque|pret)\b/;

/** Points back to a price or a loan of before. */
export const pointsBackTo = /\b(it|that|this|there|then|(la-?)? ?dessus|avec ca|pour ca|ca|eso|ese|esa|este|esta)\b/;

/** Words for a loan. */
export const loanWords =
  /\bloans?\b|\bborrow\w*|\bemprunt\w*|\bprest(an|amos|ados?|aran)\b|\bpagos?\b|\bp ?& ?i\b|\bmensualidad\w*|\bmensualite\w*|\bmortgages?\b|\bpmt\b|\bpayment\b|\bhypotheque\b|\bpaiement\b|\bversement\b|\bpret\b|\bprestamo\b|\bhipoteca\b|\bpago mensual\b|\bp and i\b|\bprincipal\b/;

export const coopWords = /\bco-?ops?\b|\bhousing cooperatives?\b/;

/** Insurance of a loan by its names. */
export const loanInsurance =
  /\b(cmhc|schl|sagen|pmi|mip|ufmip|(mortgage|loan|default) insurance|assurances? (pret|hypothecaire)|seguro (hipotecario|del prestamo|de (la )?hipoteca))\b/;
