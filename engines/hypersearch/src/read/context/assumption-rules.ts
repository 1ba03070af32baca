import type { Assumption } from '../../reading.ts';

/** Percentages that are written in words. */
export const inWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    3: 'three trois tres',
    5: 'five cinq cinco',
    10: 'ten dix diez',
    15: 'fifteen quinze quince',
    20: 'twenty vingt veinte',
    25: 'veinticinco',
    30: 'thirty trente treinta',
    40: 'forty quarante cuarenta',
    50: 'fifty cinquante cincuenta',
  }).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)])),
);
const figure = String.raw`\$?\s?(?<n>\d{1,3}(?:[ ,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)\s?(?<k>k|grand|thousand|mille|mil)?(?![\d\p{L}])(?:\s?(?:\$|dollars?|d[oó]lares|piastres))?`;
const percent = String.raw`(?<p>\d+(?:[.,]\d+)?|${[...inWords.keys()].join('|')})\s?(?:%|percent|per cent|pour ?cents?|por ?ciento)`;
const rate = String.raw`(?<p>\d{1,2}(?:[.,]\d+)?)\s?(?:%|percent|per cent|pour ?cent|por ?ciento)?(?![\d\p{L}])`;
const linked = String.raw`(?:\s*(?:to|of|is|are|was|at|about|around|roughly|nearly|almost|over|like|maybe|gets|takes|eats?|runs?(?: me)?|costs?(?: me)?|locked|fixed|fixe|de|del|d'|au?|à|al|es|c'est|reste|autour|:|=|\d ans))*\s*`;
const monthly = String.raw`(?<m>\s*(?:\/|a|per|each|par|al|cada|por)\s?(?:months?|mo|mois|mes)\b|\s*(?:monthly|mensuales?|mensuel(?:le)?s?))`;

const down = String.raw`(?:down payments?|down(?!\s+(?:to|from|by|town))|mises? de fonds?|mdf|apport(?: personnel)?|acompte|cash ?down|enganche|(?:pago|cuota|abono) inicial|inicial|prima|(?<=(?:dar de|para la|de) )entrada|(?<=(?:el|un|mi|nuestro|de) )pronto|pie de entrada)`;
/** "Rev 110k mdf 45k": a figure that its own word leads is no down payment. */
const notLed = String.raw`(?<!(?:income|salary|rev|revenus?|salaires?|gagne|gano|ganamos|ingresos?|salario|sueldo|savings?|[eé]pargne|ahorros?)\s*[:=]?\s*\$?)`;
const owed =
  '(?:deudas?|troca|carros?|coche|camioneta|tarjetas?|préstamos?|prestamos?|auto|pr[eê]ts?(?: [eé]tudiants?)?|voiture|dettes?)';
/** No figure follows: with one, the words are a budget. */
const noFigure = String.raw`(?!\s+(?:(?:up to|about|around|maybe|roughly|at most|max(?:imum)?(?: of)?|no more than|under|between|only|like|jusqu'à|au plus|environ|hasta|m[aá]ximo|unos)\s+)*\$?\s?\d)`;

/** `return` is what a home earns: no assumption, and no listing can be held against it. */
export type RuleKind = Assumption['kind'] | 'return';

const most = `(?:under|below|less than|no more than|not more than|at most|up to|max(?:imum)?(?: of)?|within|is|of|moins de|au plus|pas plus de|jusqu'[àa]|m[aá]ximo(?: de)?|hasta|menos de|no m[aá]s de|de|:)`;
const toClose = `(?:cash to close|cash (?:at|for|needed at|due at) closing|closing cash|due at closing|comptant (?:à|pour) la (?:cl[oô]ture|signature)|efectivo (?:para|al)(?: el)? cierre)`;
const aYear = String.raw`(?:\s*(?:a|per|each|par|al|por)\s?(?:years?|yr|an(?:n[eé]e)?|a[nñ]o)\b|\s*(?:yearly|annually))`;
const capRate = '(?:cap(?:italization)? rates?|caprate|taux de capitalisation|tasa de capitalizaci[oó]n)';
const least =
  '(?:at least|over|above|more than|greater than|better than|from|min(?:imum)?(?: of)?|>=?|au moins|plus de|m[ií]nimo|al menos|m[aá]s de)';
const orMore = String.raw`or (?:more|better|higher|above)|ou (?:plus|mieux)|o m[aá]s|\+`;
const cashFlow = '(?:cash[ -]?flow(?:s|ing)?|flujo de (?:caja|efectivo)|flux de tr[eé]sorerie)';
const share = String.raw`(?<p>\d{1,2}(?:[.,]\d{1,2})?)(?![\d\p{L}])\s?(?:%|percent|per cent|pour ?cent|por ?ciento)?`;
const earnings = `(?:cap(?:italization)? rates?|caprate|taux de capitalisation|tasa de capitalizaci[oó]n|rental income|gross rents?|rent rolls?|monthly rents?|cash ?flow(?:s|ing)?|revenus? locatifs?|ingresos? por (?:renta|alquiler))`;

/** Matches the rent of one unit: a figure too small for a price, without "a month". */
const rent = String.raw`\$?\s?(?<n>\d{1,2}[,.]?\d{3}|\d{3}|\d(?:[.,]\d)?(?=\s?k))\s?(?<k>k)?(?![\d,]\d|\s?(?:k|grand|thousand|mille|mil))(?:\s?\$)?(?:${monthly})?(?:\s*(?:each|apiece|chacun|chaque|cada un[oa]|${orMore}))?`;
const about =
  '(?:at least|over|more than|about|around|roughly|only|up to|au moins|plus de|environ|autour de|al menos|m[aá]s de|unos|como)';
/** Parts of a home that are let, and the verbs of letting. */
const letPart = {
  en: `(?:side|unit|half|floor|apartment|apt|flat|door|upstairs|downstairs|basement|studio|cottage|adu|casita|suite)s?`,
  fr: `(?:c[oô]t[ée]s?|logements?|unit[ée]s?|[ée]tages?|appartements?|demi|haut|bas|sous-sol)`,
  es: `(?:lados?|unidad(?:es)?|mitad|pisos?|departamentos?|apartamentos?|arriba|abajo|casita|s[oó]tano)`,
};
const lets = {
  en: String.raw`(?:(?:that|which|is|are|already|currently|now|each|could|would|can|will|both)\s+)*(?:rent(?:s|ed|ing)?|leas(?:es?|ed|ing))(?: out)?\s+(?:for|at)`,
  fr: String.raw`(?:(?:qui|est|sont|d[ée]j[àa]|pourraient|pourrait)\s+)*(?:se\s+lou(?:e|ent|er|erait)|lou[ée]e?s?|rapport(?:e|ent))`,
  es: String.raw`(?:(?:que|est[aá]n?|ya|se|cada una?)\s+)*(?:rent[ae](?:n|d[oa]s?)?|alquil[ae](?:n|d[oa]s?)?)`,
};

/**
 * Phrases about paying for the home, which are no criteria of the home: "20% down", "rate locked at 6.125", "I make 62k". Read
 * from the sentence as typed, in three languages, since its words mean other things elsewhere.
 */
const rules: readonly (readonly [kind: RuleKind, pattern: string])[] = [
  [
    'capRate',
    String.raw`(?:investments?\s+)?(?:with\s+)?(?:an?\s+|un\s+|una\s+)?${capRate}(?:\s*(?:${least}|of|is|:|de|d['’]|à|a))*\s*${share}(?:\s*(?:${orMore}))?`,
  ],
  [
    'capRate',
    String.raw`(?:investments?\s+)?(?:(?:with|at)\s+)?(?:an?\s+)?(?:${least}\s+)?(?:an?\s+)?${share}\s*(?:${orMore}\s+)?(?:in |of |de )?(?:${capRate}|cap\b)(?:\s*(?:${orMore}))?`,
  ],
  [
    'cashFlow',
    String.raw`(?:(?:with|that|which|and|avec|con)\s+)?(?:an?\s+|un\s+)?(?:(?:positive|monthly|net)\s+)*${cashFlow}(?:\s*(?:${least}|of|is|:|de|d['’]|à|a))*\s*${figure}${monthly}(?:\s*(?:${orMore}))?`,
  ],
  [
    'cashFlow',
    String.raw`(?:(?:with|and)\s+)?(?:${least}\s+)?${figure}${monthly}\s*(?:${orMore}\s+)?(?:in |of |de )?(?:(?:positive|net)\s+)*${cashFlow}`,
  ],
  [
    'cashFlow',
    String.raw`(?:(?:with|that|which|avec|con)\s+)?(?:an?\s+|un\s+)?(?:positive\s+(?:monthly\s+)?${cashFlow}|${cashFlow}[\s-]+(?:is\s+)?(?:positive(?:ly)?|positif|positivo))`,
  ],
  [
    'return',
    String.raw`(?:with\s+)?(?:an?\s+)?${earnings}(?:\s*(?:above|over|at least|of|is|more than|greater than|from|better than|or|about|around|de|arriba|m[aá]s|plus|au-dessus|superior|a|:|>=?|\+))*\s*${figure}\s*%?(?:${monthly}|${aYear})?(?:\s*(?:or (?:more|better|higher|above)|ou plus|o m[aá]s|\+))?`,
  ],
  [
    'return',
    String.raw`(?:(?:that|which)\s+(?:already |currently |now |could |would |can )?)?(?<!(?:are|am|is|been|we're|i'm) )(?:rents?|rented|renting|leases?|leasing)(?: out)?\s+(?:for|at)\s+(?:(?:at least|over|more than|about|around|up to)\s+)*${figure}(?:${monthly}|${aYear})`,
  ],
  ['return', String.raw`${figure}\s*%?(?:${monthly}|${aYear})?\s*\+?\s*(?:in |of |de )?${earnings}`],
  ['return', String.raw`(?:${letPart.en}\s+|that\s+|which\s+)${lets.en}\s+(?:${about}\s+)*${rent}`],
  ['return', String.raw`${letPart.fr}\s+${lets.fr}(?:\s+(?:à|pour|${about}))*\s+${rent}`],
  ['return', String.raw`${letPart.es}\s+${lets.es}(?:\s+(?:en|a|por|${about}))*\s+${rent}`],
  [
    'return',
    String.raw`(?:tenants?|locataires?|inquilin[oa]s?)\s+(?:(?:is|are|already|currently|now|upstairs|downstairs|who|qui|que|d[ée]j[àa]|ya|est[aá]n?|arriba|abajo)\s+)*(?:pay(?:s|ing)?|pai?e(?:nt)?|paye(?:nt)?|pagan?|pagando)\s+(?:${about}\s+)*${rent}`,
  ],
  ['return', String.raw`loyers?\s+(?:(?:actuels?|du (?:haut|bas)|de|d['’])\s*)*(?:${about}\s+)*${rent}`],
  [
    'cash',
    String.raw`(?:(?:with|for|and|con|avec)\s+)?(?:${most}\s+)*(?<!(?:over|above|(?<!no |not )more than|at least|plus de|au moins|(?<!no )m[aá]s de|al menos)\s)${figure}\s*(?:max|or less|or under|ou moins|o menos)?\s*(?:total|in|of|as|de|d')?\s*(?:${toClose}|to close\b|at closing|(?:para|al)(?: el)? cierre|à la signature)`,
  ],
  ['cash', String.raw`${toClose}(?:\s*${most})*\s*${figure}(?:\s*(?:max|or less|or under|ou moins|o menos))?`],
  [
    'afford',
    String.raw`(?:(?:that|which)\s+)?(?:(?:i|we)\s+(?:can|could)|can\s+(?:i|we))(?:\s+(?:actually|really|comfortably|realistically))?\s+afford${noFigure}`,
  ],
  ['afford', String.raw`(?:(?:that|which)\s+)?(?:i|we)(?:\s+(?:can|could|would|might))?\s+qualify for${noFigure}`],
  ['afford', 'within (?:my|our) means'],
  [
    'afford',
    String.raw`(?:que\s+)?(?:je|on|nous)\s+(?:peux|peut|pouvons)\s+(?:(?:me|se|nous)\s+(?:le\s+|la\s+|les\s+)?permettre|payer)${noFigure}`,
  ],
  ['afford', String.raw`(?:dans|selon)\s+(?:mes|nos)\s+moyens`],
  ['afford', String.raw`(?:que\s+)?(?:puedo|podemos)\s+(?:pagar|permitir(?:me|nos)|costear)${noFigure}`],
  ['afford', String.raw`(?:que\s+)?(?:me|nos)\s+alcancen?${noFigure}|dentro de (?:mis|nuestras) posibilidades`],
  [
    'down',
    String.raw`(?:(?:put|putting|with|with a|avec|con)\s+)?${percent}\s*(?:as a|for the|for a|of a|de|d'|del?)?\s*${down}`,
  ],
  ['down', String.raw`(?<!prices?\s|\d\s?k?\s)${down}${linked}${percent}`],
  ['down', String.raw`(?:zero|no|0)\s+down(?:\s+payment)?`],
  [
    'down',
    String.raw`(?:put(?:ting)?\s+)?${notLed}${figure}\s*(?:as a|as|for the|for a|toward the|towards the|de|d'|para el|para la|pa el|pa la|pal|pa['’]? ?l|para dar de)?\s*${down}`,
  ],
  ['down', String.raw`put(?:ting|s)?\s+down\s+(?:about |around |roughly |maybe )?${figure}`],
  ['savings', String.raw`${figure}\s+(?:from|off|after)\s+(?:selling|the sale|sale)`],
  [
    'down',
    String.raw`(?:down payment|(?<=\d\s?k?,?\s)down|mise de fonds?|mdf|apport(?: personnel)?|acompte|cash ?down|enganche|(?:pago|cuota|abono) inicial|(?<=(?:la|una) )inicial|(?<=(?:el|un|mi|nuestro) )pronto)${linked}${figure}`,
  ],
  [
    'rate',
    String.raw`(?<!(?:schools?|cap|capitalization|crime|tax|vacancy|occupancy) )(?:interest rate|mortgage rate|rate buy ?down|buy ?down|rate|taux|tx|tasa|tipo de inter[eé]s)(?:\s+(?:hipotecaria|hypoth[eé]caire|d'int[eé]r[eê]t|de inter[eé]s))?${linked}${rate}`,
  ],
  [
    'term',
    String.raw`(?<=\d[.,]\d{1,3}\s?%?\s)(?:over|for|on a|on)\s(?<y>10|15|20|25|30|35|40)(?:[ -]?(?:years?|yrs?))`,
  ],
  [
    'rate',
    String.raw`(?<p>\d[.,]\d{1,3})\s?%?(?=\s(?:over|for|on a|on)\s(?:10|15|20|25|30|35|40)[ -]?(?:years?|yrs?))`,
  ],
  ['rate', String.raw`(?<=\bdown )at ${percent}`],
  ['rate', String.raw`${percent}\s*(?:interest|rate|apr|d'int[eé]r[eê]t|de inter[eé]s)`],
  [
    'term',
    String.raw`(?:on a|over|sur|amorti(?:e|t)?(?:\s+sur)?|a|con)?\s*(?<y>10|15|20|25|30|35|40)[ -]?(?:years?|yrs?|ans|a[nñ]os)[ -]?(?:fixed|loan|mortgage|term|note|amortization|d'amortissement|de amortizaci[oó]n|de plazo)`,
  ],
  [
    'term',
    String.raw`(?:on a|amortized over|amorti(?:e|t)?\s+sur|amortit\s+sur)\s+(?<y>10|15|20|25|30|35|40)[ -]?(?:years?|yrs?|yr|ans)(?!\s*old)`,
  ],
  [
    'down',
    String.raw`${figure}\s*(?:(?:as )?(?:a |the )?)?(?:gift\s+)?(?:from (?:my|our|his|her) [a-z]+ )?(?:as a gift )?(?:for|toward|towards) (?:the|a|our|my) ${down}`,
  ],
  ['down', String.raw`${figure}\s*of (?:it|that|this)\s+(?:goes|going|will go|is going|gets put)\s+down`],
  [
    'savings',
    String.raw`(?:walk(?:s|ing|ed)? away with|end(?:ing|ed)? up with|(?:will |to |'ll )?(?:net|clear)(?:ted|ting|ed|ing)?|left with|profit(?:ed)?(?: of)?|proceeds(?: of)?)${linked}${figure}(?=\s*(?:from|on|off|after|once|when|,? and)\s+(?:the |our |my |its |that |this )?(?:sale|house|home|condo|place|closing|old|selling)|\s*(?:in|of)\s+(?:profit|equity)|\s*[,.;:])`,
  ],
  [
    'savings',
    String.raw`${figure}\s*(?:as a |in |of )?(?:gift|inheritance|gifted|equity|profit|proceeds|cash gift|windfall)(?:\s+(?:money|from (?:my|our|his|her|the) [a-z]+))?`,
  ],
  [
    'savings',
    `(?:inherit(?:ed|ing)?|gift(?:ed|ing)?(?: (?:me|us))?(?: of)?|(?:left|leaves|leaving|gave|giving|gives|loaned|lent) (?:me|us)|won|inheritance of|windfall of|i keep|we keep)${linked}${figure}`,
  ],
  [
    'income',
    String.raw`(?:(?:i|we|he|she|they|and|who|husband|wife|partner|household|together|combined|us|that)\s+(?:only |both |each |now |currently |still |can |will |just )?(?:make|makes|made|earn|earns|earned|gross|grosses|grossed|net|nets|netted|clear|clears|cleared)|earning|earns|grossing|(?:bring|pull|take|haul)(?:s|ing)? (?:in|home|down)|(?:brought|pulled|took|hauled) (?:in|home|down)|pays? (?:me|us|him|her)(?: about| around)?|paid (?:me|us)|(?<=[,;]\s)(?:clear|gross|net|earn)(?:s|ing)?|take[ -]?home(?: pay)?|(?:my |our |the )?(?:annual|yearly|paycheck|paychecks|wages|pension|disability|base pay|base)(?: income| pay| salary)?)${linked}${figure}(?:${monthly}|${aYear})?`,
  ],
  [
    'income',
    String.raw`(?<!(?:rental|rent|passive|net|operating) )(?:(?:combined |joint |total |family |annual |yearly )*(?:household )?(?:income|salary)|salary|making|household income|rev|revenus?|salaires?|(?:je|on|nous)\s+(?:gagne|gagnons|touche|touchons)(?:\s+(?:à nous deux|à deux|ensemble))?|gano|ganamos|ingresos?|salario|sueldo)${linked}${figure}(?:${monthly}|${aYear})?`,
  ],
  [
    'income',
    String.raw`${figure}${monthly}?\s*(?:in |of )?(?:(?:a year|per year|monthly|yearly|combined|joint|gross|net|annual|household|family|total|de|d')\s+)*(?:take[ -]?home|salary|income|wages|revenus?|salaires?|ingresos?|salario|sueldo)(?: pay)?`,
  ],
  [
    'income',
    String.raw`(?:ma|mes|mon|notre|nos|mi|mis|nuestra|nuestro|la|el)\s+(?:rentes?|pension|pensi[oó]n|retraite|paye|paie|ch[eè]que|retiro|jubilaci[oó]n|job|trabajo|seguro social)\s+(?:(?:mensuelle|nette|mensual|neta|du gouvernement|del gobierno)\s+)?(?:(?:me|nous|m'|nos)\s*)?(?:donnent?|rapportent?|rentrent?|versent?|laissent?|est|font|fait|da|dan|deja|dejan|paga|llega|son)${linked}${figure}(?:${monthly}|${aYear})?`,
  ],
  ['debts', String.raw`(?:no|zero|without|sans|pas de|sin|no tengo|no tenemos)\s+(?:debts?|dettes?|deudas?)`],
  [
    'debts',
    `(?:owe|debts?|car (?:note|loan|payment)s?|truck (?:note|loan|payment)|student loans?|student debt|loans?|child support|alimony|sallie mae|credit cards?|lines? of credit|heloc|student loan payments?|dettes?|debo|debemos|deudas?)${linked}${figure}${monthly}?`,
  ],
  [
    'debts',
    String.raw`(?:debo|debemos|pago|pagamos)\s+(?:de\s+)?(?:la|el|los|las|mi|del|un)\s+${owed}\s*,?\s*(?:son\s+|pago\s+)?${figure}${monthly}?`,
  ],
  [
    'debts',
    String.raw`(?:(?:debo|debemos|pago|pagamos|nos quedan|me quedan|rembours(?:e|ons|ent)|paie|payons)\s+)?${figure}${monthly}\s+(?:de|en|del)\s+(?:la\s+|el\s+|mi\s+)?${owed}(?:\s+entre\s[^,;.:]*)?`,
  ],
  ['down', String.raw`(?:damos|doy|dar|ponemos|pongo|poner|dando|poniendo)\s+(?:el\s+|un\s+)?${percent}`],
  [
    'savings',
    String.raw`(?<!(?:aprob|prest)\p{L}*\s(?:por |hasta |unos )?)${figure}\s*(?:saved(?: up)?|in savings|in the bank|put (?:back|away|aside|by)|set aside|(?:socked|stashed|tucked|squirreled|salted) away|stashed|mis(?:es?)? de c[oô]t[eé]|d'[eé]pargne|d'[eé]conomies|en banque|de c[oô]t[eé]|ahorrad[oa]s?|en el banco|guardad[oa]s?|de ahorros?)`,
  ],
  [
    'debts',
    `(?:our|my) (?:monthly )?(?:bills|obligations)(?: (?:run|are|come to|total))?${linked}${figure}${monthly}?`,
  ],
  [
    'debts',
    String.raw`(?<!(?:para|for|pour|de|garaje|garage|cochera)\s(?:\d+|\p{L}+)\s)(?:${owed}|char|v[eé]hicule|truck|car|loan auto|marge(?: de cr[eé]dit)?|cartes?(?: de cr[eé]dit)?|pension alimentaire|manutenci[oó]n|pensi[oó]n alimenticia|moto|ski-?doo|roulotte)\s*(?::|=|,)?\s*(?:(?:me|nous|nos|à|a|de|of|is|es|est|son|c'est|co[uû]te|cuesta|sale|sale en|at|at about|environ|como|unos)\s+)*${figure}${monthly}`,
  ],
  ['income', String.raw`${figure}\s*(?:a year )?household\b`],
  ['debts', `${figure}${monthly}?\\s*(?:car|truck|student loan|loan|credit card) (?:payment|note|bill)s?`],
  [
    'debts',
    String.raw`${figure}${monthly}?\s+(?:(?:goes|go|going)\s+)?(?:on|for|to|toward|towards|in)\s+(?:(?:my|our|the|his|her|a|some|two|both)\s+)*(?:cars?|trucks?|vehicles?|suv|auto|student|loans?|credit cards?|cards?|child support|alimony|debts?)(?!\s*(?:garage|port|parking|spaces?|charg))(?:\s+(?:loans?|debt|payments?|note))?(?:\s+and\s+(?:(?:my|our|the|his|her)\s+)?(?:student loans?|loans?|cars?|trucks?|credit cards?|child support|alimony))*`,
  ],
  [
    'savings',
    String.raw`(?:401\(?k\)?s?|roth|ira|tfsa|fhsa|rrsps?)\s(?:has|holds|with|of|at|is|is at|sits at)\s*${figure}(?:\s+in it)?`,
  ],
  [
    'savings',
    `(?:hemos |he |tenemos |tengo |llevamos )?(?:ahorrado|ahorramos|ahorré|juntado|juntamos|junté|guardado)${linked}${figure}`,
  ],
  ['savings', `(?:savings|saved|[eé]pargne|[eé]conomies|ahorros?)${linked}${figure}`],
  ['savings', String.raw`${figure}\s*is\s+all\s+(?:that )?(?:i|we)(?:'ve| have)?\s+(?:have |got )?saved`],
  [
    'credit',
    String.raw`(?:credit score|credit|fico|beacon(?: score)?|score(?:'s)?|c[oô]te de cr[eé]dit|cr[eé]dit|puntaje(?: de cr[eé]dito)?|cr[eé]dito)${linked}(?<c>[3-8]\d\d)(?!\d)`,
  ],
  ['credit', String.raw`(?<c>[3-8]\d\d)\s+(?:credit(?: score)?|fico|de cr[eé]dito)`],
];

/** Read where the sentence speaks of a loan or a monthly cost: alone, these words may mean the age of a home. */
const loanRules: readonly (readonly [kind: RuleKind, pattern: string])[] = [
  [
    'rate',
    String.raw`(?:at|@|with|à|au|a|al|con)\s*(?:an?\s+)?${percent}(?!\s*(?:down|off|discount|below (?:ask|list|market)))`,
  ],
  [
    'term',
    String.raw`(?:over|for|on|sur|en|a|por|amortized|amorti)\s+(?:an?\s+)?(?<y>10|15|20|25|30|fifteen|twenty|twenty[ -]five|thirty)[ -]?(?:years?|yrs?|ans|a[nñ]os)(?!\s*(?:old|of age|ago|or newer|or older))`,
  ],
  ['income', String.raw`(?:on|with|at|avec|con)\s+${figure}${aYear}`],
];
const loanTalk =
  /mortgage|amorti[sz]|\bdown over\b|\bloan|approved|approuv|aprobad|hypoth|hipotec|pr[eé]stamo|financ|(?:\ba|per|par|al|cada|por)\s(?:month|mois|mes)\b|monthly|mensual|\/\s?mo/i;

const compiled = (some: typeof rules) =>
  some.map(
    ([kind, pattern]) => [kind, new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'giu')] as const,
  );
export const [patterns, loanPatterns] = [compiled(rules), compiled(loanRules)];

/** Tells whether the sentence speaks of a loan or a monthly cost. */
export const speaksOfLoan = (sentence: string): boolean => loanTalk.test(sentence);

/** Words, in lower case, without which no pattern of a kind can match: most sentences name none of them. */
const hints: readonly (readonly [kind: RuleKind, hint: RegExp])[] = [
  ['capRate', /cap/],
  ['cashFlow', /flow|flujo|flux de tr/],
  ['return', /cap|rent|flow|locatif|alquil|leas|tenant|locataire|inquilin|loyer|\blou[eé]|rapport/],
  ['cash', /clos|cl[oô]ture|signature|cierre/],
  ['afford', /afford|qualify|means|moyens|permettre|payer|pagar|permitir|costear|alcance|posibilidad/],
  [
    'down',
    /down|fonds?\b|mdf|apport|acompte|enganche|inicial|prima|pronto|entrada|(?:dar|d[ao]\w+|po[nr]\w+)\s.*(?:%|cent|ciento)/,
  ],
  ['rate', /rate|buy ?down|taux|tx\b|tasa|inter|apr\b|year|yr|%|percent|cent\b|ciento/],
  ['term', /year|yr|\bans\b|a[nñ]os/],
  [
    'savings',
    /sell|sale|\bnet|clear|left|profit|proceeds|equity|gift|inherit|windfall|walk|end(?:ing|ed)? up|leav|g[ai]v|loaned|lent\b|\bwon\b|keep|sav|bank|put |aside|away|stash|mis(?:es?)? |c[oô]t[eé]|pargne|conomies|banque|ahorr|guardad|banco|junt|401|roth|\bira\b|tfsa|fhsa|rrsp/,
  ],
  [
    'income',
    /mak|made|earn|gross|\bnet|clear|bring|brought|pull|take|took|haul|pays?\b|paid|annual|yearly|wage|pension|disability|base|income|salai?r|\brente|retrait|retiro|jubil|ch[eè]que|\bpa[iy]e\b|trabajo|\bjob\b|seguro|\brev|gagn|touch|gan[oa]|ingreso|sueldo|household/,
  ],
  [
    'debts',
    /debt|owe|dett|deb[oe]|deuda|note|loan|payment|support|alimony|sallie|cr[eé]dit|heloc|bill|obligation|pr[eéê]s?t(?:s|amos?)?\b|pension|pensi[oó]n|manuten|(?:troca|carro|coche|camioneta|tarjeta|auto|voiture|char|v[eé]hicule|truck|car|marge|carte|moto|ski-?doo|roulotte)s?\b.*\b(?:mo|mois|mes|month|mens)|\d.*\b(?:mo|mois|mes|month|mens).*(?:troca|carro|coche|camioneta|tarjeta|auto|voiture)|\d[^.;]{0,24}\b(?:on|for|to|towards?|in)\s[^.;]{0,16}(?:car|truck|vehicle|suv|auto|student)/,
  ],
  ['credit', /credit|fico|beacon|score|cr[eé]dit|puntaje/],
];

/** A sentence of a text and where it begins. */
export type Stretch = readonly [start: number, text: string];

/** The sentences that may contain phrases of a kind. */
export function hintedIn(stretches: readonly Stretch[]): ReadonlyMap<RuleKind, readonly Stretch[]> {
  const lower = stretches.map(([, text]) => text.toLowerCase());
  return new Map(hints.map(([kind, hint]) => [kind, stretches.filter((_, at) => hint.test(lower[at] as string))]));
}
