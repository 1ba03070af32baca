import type { InLanguages, Language } from '../language.ts';
import { withDecimals } from './spoken-decimals.ts';

/** Words of numbers up to the hundreds, in the order of their values: `value:word,word`. */
const smaller: InLanguages = {
  en: `1:one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 11:eleven 12:twelve 13:thirteen 14:fourteen
    15:fifteen 16:sixteen 17:seventeen 18:eighteen 19:nineteen 20:twenty 30:thirty 40:forty 50:fifty 60:sixty 70:seventy
    80:eighty 90:ninety`,
  fr: `1:un,une 2:deux 3:trois 4:quatre 5:cinq 6:six 7:sept 8:huit 9:neuf 10:dix 11:onze 12:douze 13:treize 14:quatorze
    15:quinze 16:seize 20:vingt 30:trente 40:quarante 50:cinquante 60:soixante 70:septante
    80:huitante,octante 90:nonante`,
  es: `1:un,uno,una 2:dos 3:tres 4:cuatro 5:cinco 6:seis 7:siete 8:ocho 9:nueve 10:diez 11:once 12:doce 13:trece
    14:catorce 15:quince 16:dieciseis 17:diecisiete 18:dieciocho 19:diecinueve 20:veinte 21:veintiun,veintiuno,veintiuna
    22:veintidos 23:veintitres 24:veinticuatro 25:veinticinco 26:veintiseis 27:veintisiete 28:veintiocho 29:veintinueve
    30:treinta 40:cuarenta 50:cincuenta 60:sesenta 70:setenta 80:ochenta
    90:noventa 100:cien,ciento 200:doscientos,doscientas 300:trescientos,trescientas
    400:cuatrocientos,cuatrocientas 500:quinientos,quinientas 600:seiscientos,seiscientas 700:setecientos,setecientas
    800:ochocientos,ochocientas 900:novecientos,novecientas`,
};
const hundreds: InLanguages = { en: 'hundred', fr: 'cent,cents', es: '' };
const scales: InLanguages<Readonly<Record<string, number>>> = {
  en: { thousand: 1e3, grand: 1e3, million: 1e6 },
  fr: { mille: 1e3, million: 1e6, millions: 1e6 },
  es: { mil: 1e3, millon: 1e6, millones: 1e6 },
};
const halfMillion: InLanguages = { en: 'five hundred thousand', fr: 'cinq cent mille', es: 'quinientos mil' };
const joining: InLanguages<RegExp> = { en: /^(and|a)$/, fr: /^et$/, es: /^y$/ };

const values = (language: Language): Map<string, number> =>
  new Map(
    smaller[language]
      .trim()
      .split(/\s+/)
      .flatMap((entry) => {
        const [value, words] = entry.split(':');
        return words!.split(',').map((word) => [word, Number(value)] as const);
      }),
  );
const known: InLanguages<Map<string, number>> = { en: values('en'), fr: values('fr'), es: values('es') };

/** “Four on the next hundred and two on the rest”: the two is a rate of its own. */
const ratesOfParts =
  /\b(hundred(?: thousand)?|cent|mille|cien|mil),? (?:and|et|y) (?=\S+(?: percent)? (?:on|of|sur|du|de|del) (?:the |le |la |el )?(?:rest|remainder|balance|reste|solde|resto)\b)/g;

/** Replaces the number words of a plain text with digits: “seven hundred and eighty thousand” becomes “780000”. */
export function withDigits(text: string, language: Language): string {
  const smallWords = known[language];
  const apart = text.replace(/\bquatre[- ]vingts?\b/g, 'octante').replace(ratesOfParts, '$1, ');
  const words = withDecimals(apart, language, smallWords)
    .replace(/ (por ciento|pour cent)\b/g, ' %')
    .replace(/\b(half an? million|medio millon|un demi[- ]million)\b/g, '500000')
    .replace(/\ba quarter million\b/g, '250000')
    .replace(/\ban? million and a half\b/g, 'one million and a half')
    .replace(/\b(mill?i?on(?:e?s)?) (?:and a half|et demie?|y medio)\b/g, `$1 ${halfMillion[language]}`)
    .split(/(\s+|(?<=[a-z])-(?=[a-z]))/);
  const hundred = hundreds[language].split(',').filter(Boolean);
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const run = runFrom(words, at, { smallWords, hundred, language });
    if (run && (run.words > 1 || run.value >= 10)) {
      out.push(`${run.value}${/[,.;:?!]+$/.exec(words[run.end - 1]!)?.[0] ?? ''}`);
      at = run.end;
    } else out.push(words[at++]!);
  }
  return withUnits(withHundreds(out.join('')), smallWords);
}

/** “328 mil 500” is 328,500 unless the hundreds are an amount of their own: “328 mil 500 al mes”. */
const withHundreds = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d{1,3}) (?:mil|mille|thousand) (\d{3})(?!\d|[.,]\d|k\b| ?(?:mil|mille|thousand|%|x|sq|ft|pi|m2|days?|jours|dias|(?:al|por|a|per|par|cada|each) (?:mes|mois|month|ano|year|an|annee)|de (?:renta|taxes|seguro|enganche|loyer)|rent|down|score)\b)/g,
    '$1$2',
  );

/** A single number word states a share or a rate: “el cinco de enganche”, “a siete, 30 años”. */
const shareAfter =
  /^(?: ?%| (?:percent|per cent|down\b|de (?:down|enganche|entrada|inicial|pie|mise|cierre|closing)\b|d'apport\b|comptant\b))/;
const rateBefore = /\b(?:a|al|at|tasa|rate|taux|interes|interest|de|of)(?: (?:un|una|del|de|of|at|a))? $/;
const termAfter = /^,? (?:(?:por|a|for|over|sur|y a|fijo|fixed) )*\d{2} ?-?(?:anos|years?|yrs?|yr|ans)\b/;

function withUnits(text: string, smallWords: ReadonlyMap<string, number>): string {
  return text.replace(/(?<![\w'-])[a-z]{3,6}(?![\w'-])/g, (word, at: number) => {
    const value = smallWords.get(word);
    if (value === undefined || value >= 10) return word;
    const after = text.slice(at + word.length);
    return shareAfter.test(after) || (rateBefore.test(text.slice(0, at)) && termAfter.test(after))
      ? String(value)
      : word;
  });
}

interface Reading {
  smallWords: Map<string, number>;
  hundred: readonly string[];
  language: Language;
}

/** Parses the number that begins at a word. Separators are at odd indexes. */
function runFrom(parts: readonly string[], from: number, { smallWords, hundred, language }: Reading) {
  // “390 mil” is read as an amount with its scale.
  if (
    from % 2 === 1 ||
    (/\d$/.test(parts[from - 2] ?? '') && scales[language][parts[from]!.replace(/\W+$/, '')] !== undefined)
  )
    return undefined;
  let total = 0;
  let current = 0;
  let cents = 0;
  let words = 0;
  let end = from;
  let last = Number.POSITIVE_INFINITY;
  for (let at = from; at < parts.length; at += 2) {
    const word = parts[at]!.replace(/[,.;:?!]+$/, '');
    const small = smallWords.get(word);
    const scale = scales[language][word];
    if (small !== undefined) {
      // “A siete treinta años” says two numbers: the words of one descend.
      if (language !== 'en' && current > 0 && small >= last) break;
      last = small;
      if (language === 'en' && small >= 10 && current >= 100 && current % 100 >= 20 && total > 0) cents = small;
      else current = language === 'en' ? afterShort(current, small) : current + small;
    } else if (hundred.includes(word)) {
      current = (current || 1) * 100;
      last = 100;
    } else if (scale !== undefined && (current > 0 || (words === 0 && language !== 'en'))) {
      total += (current || 1) * scale;
      current = 0;
    } else if (words > 0 && joining[language].test(word) && isNumber(parts[at + 2], smallWords, hundred)) continue;
    else break;
    words++;
    end = at + 1;
    if (word !== parts[at]) break;
  }
  return words === 0 ? undefined : { value: total + current + cents / 100, words, end };
}

/** Adds a number word to the words before it: “four twenty” is 420 and “twelve fifty” 1,250, but “twenty five” is 25. */
const afterShort = (current: number, small: number): number =>
  small >= 10 && current > 0 && current < 100 ? current * 100 + small : current + small;

const isNumber = (word: string | undefined, smallWords: Map<string, number>, hundred: readonly string[]): boolean =>
  word !== undefined && (smallWords.has(word) || hundred.includes(word));
