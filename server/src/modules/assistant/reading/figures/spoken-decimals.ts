import type { InLanguages, Language } from '../language.ts';

/** Words between a whole number and its decimals: “seis punto setenta y cinco”. */
const pointWords: InLanguages = { en: 'point', fr: 'virgule|point', es: 'punto|coma' };
const zeroWords: ReadonlySet<string> = new Set(['zero', 'oh', 'cero']);
const joins: ReadonlySet<string> = new Set(['y', 'et', 'and']);

/** Fractions after a whole number in hundredths or thousandths: “siete y cuarto”, “six and three eighths”. */
const fractions: InLanguages<readonly (readonly [words: string, value: number])[]> = {
  en: [
    ['three quarters', 0.75],
    ['(?:a |one )?quarter', 0.25],
    ['(?:a |one )?half', 0.5],
    ['(?:an |one )?eighth', 0.125],
    ['three eighths', 0.375],
    ['five eighths', 0.625],
    ['seven eighths', 0.875],
  ],
  fr: [
    ['trois[ -]quarts?', 0.75],
    ['(?:un )?quart', 0.25],
    ['demie?', 0.5],
  ],
  es: [
    ['tres cuartos', 0.75],
    ['(?:un )?cuarto', 0.25],
    ['medi[oa]', 0.5],
    ['(?:un )?octavo', 0.125],
    ['tres octavos', 0.375],
  ],
};
const written: readonly (readonly [words: string, value: number])[] = [
  ['1/2', 0.5],
  ['1/4', 0.25],
  ['3/4', 0.75],
  ['1/8', 0.125],
  ['3/8', 0.375],
  ['5/8', 0.625],
  ['7/8', 0.875],
];
const and: InLanguages = { en: ' and', fr: '(?: et)?', es: ' y' };

/** Times of day, counts of rooms and sizes have halves too: “a las seis y media”, “2 and a half baths”. */
const otherAfter =
  '(?! ?-?(?:bath|ba\\b|bed|banos?\\b|salles?|recamaras?|stor(?:y|ies)|pisos?|acres?|hours?|hrs?\\b|horas?|heures?|cars?\\b|miles?\\b|millas|km|weeks?|semanas?|semaines?|months?|mois|mes(?:es)?\\b|pm\\b|am\\b|de la (?:manana|tarde|noche)))';
/** In Québec “un quatre et demi” is an apartment, so a half needs the words of a rate or a share. */
const rateBefore =
  /\b(a|au|de|du|d'|est|taux|fixe|variable|offre\w*|donne\w*|propos\w+|eu|interet)( (environ|genre))? $/;
const rateAfter = /^ ?(%|pour cent|pourcent|points?\b|sur \d|sur (vingt|trente|quinze|dix))/;
const homeBefore = /\b(un|des|mon|notre|logement|appart\w*|loyer|condo|pieces?)( de| a)? $/;

const isHalfOfRate = (language: Language, before: string, after: string): boolean =>
  language !== 'fr' || ((rateBefore.test(before) || rateAfter.test(after)) && !homeBefore.test(before));

/** Returns the words of the numbers up to twenty, in which the whole part of a rate is said. */
const wholeWords = (smallWords: ReadonlyMap<string, number>): string =>
  [...smallWords].flatMap(([word, value]) => (value <= 20 ? [word] : [])).join('|');

/** Returns the digits of spoken decimals and the number of words that they take: “ocho setenta y cinco” is 875. */
function digitsOf(words: readonly string[], smallWords: ReadonlyMap<string, number>) {
  let digits = '';
  let taken = 0;
  for (let at = 0; at < words.length && digits.length < 3; ) {
    const word = words[at]!;
    if (/^\d{1,3}$/.test(word) || zeroWords.has(word)) {
      digits += zeroWords.has(word) ? '0' : word;
      taken = ++at;
      continue;
    }
    let value = smallWords.get(word);
    if (value === undefined) break;
    at++;
    // Tens take the units after them, hundreds the rest: “setenta y cinco”, “ciento veinticinco”.
    for (let more = true; more && value >= 20; ) {
      const next = joins.has(words[at] ?? '') ? at + 1 : at;
      const unit = smallWords.get(words[next] ?? '');
      more = unit !== undefined && unit < (value % 100 === 0 ? 100 : 20) && value % 10 === 0;
      if (more) {
        value += unit!;
        at = next + 1;
      }
    }
    digits += String(value);
    taken = at;
  }
  return { digits, taken };
}

/** Writes spoken decimals and fractions as digits: “six point seven five”, “siete y cuarto”, “6 3/8”. */
export function withDecimals(text: string, language: Language, smallWords: ReadonlyMap<string, number>): string {
  const whole = `(?<![\\d.,/:$-])(?<!\\blas )\\b(\\d{1,2}|${wholeWords(smallWords)})`;
  const numberOf = (word: string): number => smallWords.get(word) ?? Number(word);
  const point = new RegExp(`${whole} (?:${pointWords[language]}) ((?:[a-z0-9]+[ -]?){1,6})`, 'g');
  const pointed = text.replace(point, (said, first: string, rest: string) => {
    const { digits, taken } = digitsOf(rest.split(/[ -]/).filter(Boolean), smallWords);
    if (digits === '') return said;
    const after = rest
      .split(/(?<=[ -])/)
      .slice(taken)
      .join('');
    return `${numberOf(first)}.${digits}${after === '' ? (rest.match(/[ -]$/)?.[0] ?? '') : ` ${after}`}`;
  });
  const halves = [
    ...fractions[language].map(([words, value]) => [`${and[language]} ${words}`, value] as const),
    ...written.map(([words, value]) => [`[ -]${words}(?!\\d)`, value] as const),
  ];
  return halves.reduce(
    (kept, [words, value]) =>
      kept.replace(new RegExp(`${whole}${words}(?![a-z])${otherAfter}`, 'g'), (said, first: string, at: number) =>
        isHalfOfRate(language, kept.slice(0, at), kept.slice(at + said.length))
          ? String(numberOf(first) + value)
          : said,
      ),
    pointed,
  );
}
