import { unlistedIn } from './unlisted-details.ts';

/** Topics of questions about one home, with their words in three languages; the first that matches counts. */
const topics = {
  commute:
    /\b(how (long|far|many (minutes|min|miles|km|kilometers))|what'?s the (drive|commute)|combien de (temps|minutes|km)|quelle distance|cuanto (tiempo )?(se )?(tard\w+|hace)|a cuantos (minutos|km)|que tan lejos)\b.*\b(commut\w+|(to|from) (my |our |his |her )?(work|job|office)|(mon|ma|notre) (travail|bureau|job)|au (travail|bureau)|(al|mi|nuestro|del) (trabajo|oficina))\b/,
  openHouse: /\bopen house\b|\bvisite libre\b|\bpuertas abiertas\b/,
  assessment: /\bspecial assessment\b|\bcotisation speciale\b|\bcuota especial\b|\binspeccion de los\b|\bmilestone\b/,
  roof: /\broof\b|\btoit(ure)?\b|\btecho\b/,
  flood: /\bflood\w*\b|\binondable\b|\binundacion\b|\binunda\b/,
  value:
    /\boverpriced\b|\bfair price\b|\bprice fair\b|\bworth (it|the|that)\b|\bgood deal\b|\bnegoci\w+|\bnegotiat\w+|\btrop cher\w*\b|\bmuy cara\b|\blowball\b|\bvale lo que\b|\bestimat\w+/,
  taxes: /\btax(es|e)?\b|\bimpuestos?\b|\bpredial\b/,
  dues: /\b(hoa|dues|condo fees?|maintenance fees?|strata|association)\b|\bcharges\b|\bfrais de (condo|copropriete)\b|\bcuotas?\b|\badministracion\b|\bgastos comunes\b/,
  history:
    /\bhow (many days|long (on|listed|for sale))\b|\bhow long\b.*\b(been|listed|for sale|on the market|sat|sitting|available)\b|\bcuantos dias\b|\bdias (lleva|en venta|en el mercado)\b|\bcombien de jours\b|\bcombien de temps\b.*\b(vente|marche|inscrite?|affichee?)\b|\bjours (en vente|sur le marche)\b|\bon the market\b|\bdays\b|\bprice (drops?|cuts?|changes?|history|reductions?)\b|\bprice\b.*\b(been|was|were|is|gets?) (cut|dropped|reduced|lowered)\b|\bsitting\b|\bprix\b.*\b(baisse|baisses|coupe|reduit)\b|\bbajaron (el|de) precio\b|\b(dropped|reduced|lowered|relisted|come down|went down)\b|\bsold before\b|\bhistory\b|\bwhen was it listed\b|\bdepuis (quand|combien)\b|\bbaisse\b|\bcuanto tiempo\b.*\b(lleva|venta|mercado|publicad[oa])\b|\bbajado\b|\bhistorial\b|\bhistorique\b/,
  agent:
    /\blisting agent\b|\bwho('?s| is) the (agent|realtor) (for|of|on|with)\b|\bqui est le courtier (de|pour)\b|\bquien es el agente (de|para) (la|el|esa|ese|esta)\b|\bwho (is |'s )?(listing|selling|represents|showing)\b|\bwho lists\b|\bwhos (?:listing|selling|showing)\b|\blisted by\b|\bcourtier inscripteur\b|\bquien (la )?(vende|anuncia)\b/,
  status:
    /\b(still )?(available|for sale|sold|pending|under contract|on offer|active|gone)\b|\bdisponible\b|\bencore a vendre\b|\ba la venta\b|\bse vendio\b|\bvendue\b/,
  schools: /\bschools?\b|\bscolaires?\b|\b(distrito )?escolar(es)?\b|\becoles?\b|\bescuelas?\b/,
  rooms:
    /\b(bed ?rooms?|beds?|bath ?rooms?|baths?|rooms?)\b|\bchambres?\b|\bsalles? de bain\b|\brecamaras?\b|\bcuartos?\b|\bbanos?\b/,
  parking:
    /\b(garage|parking|carport|park (my|a|the|two) cars?)\b|\bstationnement\b|\bgaraje\b|\bcochera\b|\bestacion\w+\b|\bparque(ar|o|adero)\w*\b|\bstationner\b/,
  lot: /\b(lot( size)?|acres?|land|acreage|terrain|terreno|lote)\b/,
  stories:
    /\b(one|two|three|single|1|2|3|how many|which|first|1st|second|2nd|ground|main|top) ?-?(stor(y|ies)|storeys?|floors?|levels?)\b|\bstories\b|\betages?\b|\bplain[- ]pied\b|\b(un|dos|tres|cuantos|1|2|3) pisos?\b|\bcuantas plantas\b/,
  size: /\bmetros cuadrados\b|\bpies cuadrados\b|\bmetres? carres?\b|\bpieds? carres?\b|\bm2\b|\b(pi|ft|pies?)2\b|\bcombien de (pi|pieds|metres)\b|\bcuantos (metros|pies)\b(?!.*\b(terreno|lote)\b)|\bhow (big|large|small)\b(?! (is|are|'s) (the|its) (lot|yard|land|garage|kitchen|basement))|(?<!\b(?:per|a|by the) )\bsquare (feet|foot|footage|met\w+)\b|(?<!\b(?:per|a|by the|le|par|por|el) )\bsq\.? ?ft\b|(?<!\b(?:per|a|by the) )\bsqft\b|\bsize\b|\bsuperficie\b|\btamano\b|\bquelle grandeur\b|\bque tan grande\b/,
  year: /\b(built|put up|how old(?! (?:is|are|'s) (?:the|its|that|their) (?:roof|a\/?c|hvac|air|central|furnace|boiler|heater|heating|water|hot|windows?|kitchen|plumbing|pipes|wiring|electrical|appliances?|deck|fence|septic|pool|floors?|carpet|siding|driveway|pump|panel)\b)|what (?:year|yr)|yr built|which yr|year built|age of|how new|which year)\b|(?<!\b(?:a|per|each|every|last|this|next) )\byear\b(?! (ago|over))|\bconstrui\w*|\bconstruyeron\b|\bquel age\b(?! (?:ont |a )?(?:les?|la) (?!maison|condo|propriete|batisse))|\bdate de quand\b|\b(?:que tan|cuan) (?:viej|nuev|antigu)[oa]s? (?:es|esta)\b(?! (?:el|los|las)\b| la (?!casa|propiedad))|\bbatie?s?\b|(?<!par |l'|cette |chaque )\bannee\b|\bque ano\b|\bannee de construction\b|\bano de construccion\b/,
  heating:
    /\b(?:is it|all|tout|todo) (?:es )?(?:electric|gas|electrique|au gaz|electrico|de gas)\b|\b(?:gas|gaz) (?:or|ou|o) (?:todo (?:es )?|tout |all )?(?:electric|electrique|electrico)\b|\bheat(ing|ed)?\b(?! (garage|pool|floor|driveway))|\bchauff(age|ee?s?)\b|\bmazout\b|\bcalefac\w+|\bbaseboards?\b|\bheat pump\b|\bthermopompe\b/,
  cooling: /\ba\/?c\b|\bair[- ]con\w*|\bcentral air\b|\bcooling\b|\bclimatis\w+|\baire acondicionado\b/,
  walk: /\bwalk(able| ?score|ability)\b|\bcote de marche\b/,
  features:
    /\b(features?|amenities|have|has|come with|include|any)\b|\bsous-sol\b|\bbasement\b|\bpiscine\b|\balberca\b|\btiene\b|\ba-t-(il|elle)\b|\bil a\b|\belle a\b|\ba[- ]tu\b|\by a-t-il\b|\bsotano\b/,
  price:
    /\b(?:per|a|by the) (?:sq|square)\b|\b(?:par|le|au|por|el) (?:pi|pied|pie|metro|m2|metre)\b|\b(price|asking|cost|how much|list(ed)? (for|at))\b|\bprix\b|\bprecio\b|\bcuanto (cuesta|piden|vale)\b|\bcombien (coute|vaut)\b/,
} as const satisfies Record<string, RegExp>;

export type HomeTopic = keyof typeof topics | 'unlisted' | 'all';
export const homeTopics: readonly HomeTopic[] = [
  ...(Object.keys(topics) as (keyof typeof topics)[]),
  'unlisted',
  'all',
];

const names = Object.keys(topics) as (keyof typeof topics)[];

/** Returns the topic that a plain text asks about a home, or `undefined` if it names none. */
export const homeTopicOf = (text: string): HomeTopic | undefined => {
  const named = names.find((name) => topics[name].test(text));
  // “Does it have a septic tank?” asks for a detail that listings do not state.
  return (named === undefined || named === 'features' || named === 'price') && unlistedIn(text).length > 0
    ? 'unlisted'
    : named;
};

/** Topics that can be answered in addition to the first: plain facts of the home with distinct words. */
const besides = names.filter((name) => !['price', 'features', 'value', 'status', 'agent', 'openHouse'].includes(name));
/** Maximum number of topics that are answered in addition to the first. */
const mostBesides = 4;

/** Returns the additional topics that a plain text asks about a home. */
export const furtherTopicsOf = (text: string, first: HomeTopic): HomeTopic[] =>
  [
    ...(first !== 'price' && first !== 'history' && priceItself.test(text) ? (['price'] as const) : []),
    ...besides.filter((name) => name !== first && topics[name].test(text)),
  ].slice(0, mostBesides);

/** The price itself in a list of facts: “price, beds, and is there an HOA”. */
const priceItself =
  /(^|[-–,:] ?|\band (the )?|\by (el )?|\bet (le )?)(asking |list(ing)? )?(price|prix|precio)( and| ?,|$| y | et )|\bthe (asking |list(ing)? )?price (of|for|on)\b|\bprix (du|de la) \d|\bprecio de (la |el )?\d/;

/** Returns topics in the order in which a plain text asks for them. Topics without words of their own come last. */
export function inOrderAsked(text: string, asked: readonly HomeTopic[]): HomeTopic[] {
  const place = (topic: HomeTopic): number => {
    const at = topic !== 'features' && topic in topics ? text.search(topics[topic as keyof typeof topics]) : -1;
    return at < 0 ? text.length : at;
  };
  return [...asked].sort((one, other) => place(one) - place(other));
}

/** Topics that a listing states in words, not as a figure. */
const inWords: ReadonlySet<HomeTopic> = new Set([
  ...(['features', 'parking', 'heating', 'cooling', 'schools', 'stories'] as const),
  ...(['roof', 'flood', 'assessment', 'openHouse', 'agent', 'walk'] as const),
]);

/** Returns the topics of a question about several homes that their listings state in words, if it names any. */
export function topicsInWords(text: string, criteria: readonly string[]): HomeTopic[] | undefined {
  const topic = homeTopicOf(text);
  const features = criteria.some((fact) => fact.startsWith('has:'));
  const asked: HomeTopic[] = topic === undefined ? [] : [topic, ...furtherTopicsOf(text, topic)];
  const stated = [...asked, 'features' as const].filter(
    (each) => inWords.has(each) && (each !== 'features' || features),
  );
  return stated.length > 0 ? [...new Set(stated)].slice(0, 3) : undefined;
}
