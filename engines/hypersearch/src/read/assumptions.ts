import type { Assumption, Reading } from '../reading.ts';
import type { Token } from './tokens.ts';

/**
 * What a buyer says about paying for the home, and no wish about the home: "20% down", "rate locked at 6.125", "I make 62k". Read
 * from the sentence as typed, in three languages, since its words mean other things elsewhere.
 */
const inWords: ReadonlyMap<string, number> = new Map(
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
const monthly = String.raw`(?<m>\s*(?:\/|a|per|each|par|al|cada|por)\s?(?:months?|mo|mois|mes)\b|\s*(?:monthly|mensuales))`;

const down = String.raw`(?:down payments?|down(?!\s+(?:to|from|by|town))|mises? de fonds?|mdf|apport|enganche|pago inicial|inicial|prima|pie de entrada)`;
const owed = '(?:deudas?|troca|carros?|coche|camioneta|tarjetas?|préstamos?|prestamos?|auto)';
const rules: readonly (readonly [kind: Assumption['kind'], pattern: string])[] = [
  [
    'down',
    String.raw`(?:(?:put|putting|with|with a|avec|con)\s+)?${percent}\s*(?:as a|for the|for a|of a|de|d'|del?)?\s*${down}`,
  ],
  ['down', String.raw`(?<!prices?\s)${down}${linked}${percent}`],
  ['down', String.raw`(?:zero|no|0)\s+down(?:\s+payment)?`],
  ['down', String.raw`${figure}\s*(?:as a|as|for the|for a|toward the|towards the|de|d'|para el|pa el)?\s*${down}`],
  ['down', String.raw`put(?:ting|s)?\s+down\s+(?:about |around |roughly |maybe )?${figure}`],
  ['savings', String.raw`${figure}\s+(?:from|off|after)\s+(?:selling|the sale|sale)`],
  ['down', `(?:down payment|mise de fonds?|mdf|apport|enganche|pago inicial)${linked}${figure}`],
  [
    'rate',
    String.raw`(?<!schools? )(?:interest rate|mortgage rate|rate buy ?down|buy ?down|rate|taux|tx|tasa|tipo de inter[eé]s)(?:\s+(?:hipotecaria|hypoth[eé]caire|d'int[eé]r[eê]t|de inter[eé]s))?${linked}${rate}`,
  ],
  [
    'term',
    String.raw`(?<=\d[.,]\d{1,3}\s?%?\s)(?:over|for|on a|on)\s(?<y>10|15|20|25|30|35|40)(?:[ -]?(?:years?|yrs?))`,
  ],
  [
    'rate',
    String.raw`(?<p>\d[.,]\d{1,3})\s?%?(?=\s(?:over|for|on a|on)\s(?:10|15|20|25|30|35|40)[ -]?(?:years?|yrs?))`,
  ],
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
    String.raw`(?:(?:i|we|he|she|they|and|who|husband|wife|partner|household|together|combined|us|that)\s+(?:only |both |each |now |currently |still |can |will |just )?(?:make|makes|made|earn|earns|earned|gross|grosses|grossed|net|nets|netted|clear|clears|cleared)|earning|earns|grossing|(?:bring|pull|take|haul)(?:s|ing)? (?:in|home|down)|(?:brought|pulled|took|hauled) (?:in|home|down)|pays? (?:me|us|him|her)(?: about| around)?|paid (?:me|us)|(?<=[,;]\s)(?:clear|gross|net|earn)(?:s|ing)?|take[ -]?home(?: pay)?|(?:my |our |the )?(?:annual|yearly|paycheck|paychecks|wages|pension|disability|base pay|base)(?: income| pay| salary)?)${linked}${figure}(?:${monthly})?`,
  ],
  [
    'income',
    String.raw`(?:income|salary|making|household income|revenu|salaire|(?:je|on)\s+gagne|gano|ganamos|ingresos?|salario|sueldo)${linked}${figure}(?:${monthly})?`,
  ],
  [
    'income',
    String.raw`${figure}${monthly}?\s*(?:in |of )?(?:(?:monthly|combined|gross|net|annual|household)\s+)?(?:take[ -]?home|salary|income|wages)(?: pay)?`,
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
    String.raw`(?:(?:debo|debemos|pago|pagamos|nos quedan|me quedan)\s+)?${figure}${monthly}\s+(?:de|en|del)\s+(?:la\s+|el\s+|mi\s+)?${owed}(?:\s+entre\s[^,;.:]*)?`,
  ],
  ['down', String.raw`(?:damos|doy|dar|ponemos|pongo|poner|dando|poniendo)\s+(?:el\s+|un\s+)?${percent}`],
  [
    'savings',
    String.raw`${figure}\s*(?:saved(?: up)?|in savings|in the bank|put back|d'[eé]pargne|d'[eé]conomies|en banque|de c[oô]t[eé]|ahorrad[oa]s?|en el banco|guardad[oa]s?|de ahorros?)`,
  ],
  ['debts', `${figure}${monthly}?\\s*(?:car|truck|student loan|loan|credit card) (?:payment|note|bill)s?`],
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
const patterns = rules.map(
  ([kind, pattern]) => [kind, new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'giu')] as const,
);
/** Without one of these no pattern can match: most sentences are passed over at once. */
const hint =
  /down|beacon|credit|401|roth|\bira\b|tfsa|fhsa|rrsp|heloc|leav|clear|gross|pull|bring|took|take|pays? |paid|annual|wage|pension|paycheck|gift|inherit|left me|left us|gave|won\b|proceeds|profit|equity|keep|net|walk|sallie|support|fonds?\b|mdf|apport|enganche|inicial|prima|rate|taux|\btx\b|tasa|inter|apr|year|yr|ans\b|a[nñ]os|income|salar|make|earn|making|revenu|gagne|gan[oa]|ingreso|sueldo|debt|owe|dett|deb[oe]|deuda|note|loan|payment|sav|bank|banque|banco|put back|pargne|conomies|c[oô]t[eé]|ahorr|guardad|cr[eé]dit|fico|score|puntaje/i;

/** The same for what is paid in Spanish, where other words lead to a figure. */
const paidHint = /troca|carro|tarjeta|stamo|junt|%|ahorr/i;

export interface FoundAssumption extends Assumption {
  /** Half-open range of tokens. */
  from: number;
  to: number;
}

/** The assumptions of a sentence, in its order; where two patterns meet, the earlier and longer one holds. */
export function findAssumptions(
  sentence: string,
  tokens: readonly Token[],
  language: Reading['language'],
): FoundAssumption[] {
  const limited = sentence.slice(0, tokens.at(-1)?.end ?? 0);
  if (!hint.test(limited) && !paidHint.test(limited)) return [];
  const found: FoundAssumption[] = [];
  for (const [kind, pattern] of patterns)
    for (const match of limited.matchAll(pattern)) {
      // "San Benito, TX 3 beds": a rate is written so in French alone.
      if (language !== 'fr' && /^tx/i.test(match[0])) continue;
      const value = figureOf(kind, match.groups ?? {});
      if (value === undefined) continue;
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const end = match.index + match[0].trimEnd().length;
      const from = tokens.findIndex((token) => token.start >= start);
      const to = tokens.findLastIndex((token) => token.end <= end) + 1;
      if (from < 0 || to <= from || found.some((one) => one.from < to && from < one.to)) continue;
      found.push({
        kind,
        value,
        text: `a:${kind}=${value}`,
        span: [(tokens[from] as Token).start, (tokens[to - 1] as Token).end],
        from,
        to,
      });
    }
  return found.sort((a, b) => a.from - b.from);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** "20%", "60000", "6.125": undefined where the figure cannot be of that kind. */
function figureOf(kind: Assumption['kind'], { n, k, p, y, c, m }: Groups): string | undefined {
  const share = p === undefined ? undefined : (inWords.get(p.toLowerCase()) ?? Number(p.replace(',', '.')));
  switch (kind) {
    case 'down':
      if (share !== undefined) return share <= 100 ? `${share}%` : undefined;
      return n === undefined ? '0' : least(moneyOf(n, k), 1_000);
    case 'rate':
      return share !== undefined && share >= 0.5 && share <= 20 ? `${share}` : undefined;
    case 'term':
      return y;
    case 'credit':
      return c !== undefined && Number(c) <= 900 ? c : undefined;
    case 'debts':
      return n === undefined ? '0' : least(moneyOf(n, k), 20);
    case 'income':
      return n === undefined ? undefined : least(moneyOf(n, k) * (m ? 12 : 1), 5_000);
    case 'savings':
      return n === undefined ? undefined : least(moneyOf(n, k), 500);
  }
}

const least = (amount: number, lowest: number): string | undefined =>
  amount >= lowest ? `${Math.round(amount)}` : undefined;

/** "60 grand", "1,100", "80 000", "6.5k". */
function moneyOf(figure: string, thousands: string | undefined): number {
  const grouped = /^\d{1,3}(?:[ ,.]\d{3})+$/.test(figure);
  const amount = Number(grouped ? figure.replace(/[ ,.]/g, '') : figure.replace(',', '.'));
  return thousands ? amount * 1_000 : amount;
}
