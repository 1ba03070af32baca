import type { Country } from '../talk.ts';

const canada =
  /\b(canad\w*|cad|schl|cmhc|reer|celiapp|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|halifax|(halton|peel|york|durham|waterloo|niagara) region|halton|muskoka|lower mainland|fraser valley|okanagan|vancouver island|monteregie|laurentides|lanaudiere|outaouais|estrie|mauricie|saguenay|gaspesie)\b/;
const america =
  /\b(usa|u\.s\.a?|united states|etats-unis|estados unidos|american|americaine?s?|usd|texas|california|florida|in the us)\b/;

/** A person's own country says nothing about that of the home: “I'm a US citizen”. */
const citizens =
  /\b(us|u\.s\.|american|canadian|usa) (citizens?|passport|dual|sellers?|buyers?|owners?|snowbirds?|couples?|parents?|family|friends?|clients?|relatives|cousins?|aunts?|uncles?|husband|wife|spouse)|\b(citoyen\w*|ressortissant\w*) (american|canadien)\w*|\bciudadan[oa]s? (american|canadiens|estadounidens)\w*/g;

/** Returns the country that a plain text names, by its name, its places or its programs. */
export function countryIn(text: string): Country | undefined {
  const said = text.replace(citizens, ' ');
  return canada.test(said) ? 'CA' : america.test(said) ? 'US' : undefined;
}
