import type { NumberRole } from './number-roles.ts';

/** A number in a plain text (`plain`) with its unit and the text around it. */
export interface Amount {
  value: number;
  unit: 'percent' | 'years' | 'money' | 'plain';
  per?: 'hour' | 'month' | 'year';
  /** Its meaning, where the words around it make one likely. */
  role?: NumberRole;
  /** True where the meaning is more likely than what a rule says. */
  sure?: boolean;
  /** The text between the previous number and this one; `after` is the text up to the next number. */
  before: string;
  after: string;
}

const scale = 'k|thousand|grand|million(?:s|es)?|millon(?:es)?|mille|mil|m(?![²2a-z])|mm';
const perWords: readonly (readonly [NonNullable<Amount['per']>, RegExp])[] = [
  ['hour', /(?:\/|an |per |a |par |por |la |de l'|l'|x )?(?:hr|hour|heure|hora)s?$/],
  [
    'month',
    /(?:(?:\/|a |per |each |every |al |por |cada |par |chaque )(?:month|mo|mes|mois|mth)s?|monthly|mensual(?:es)?|mensuel(?:le)?s?)$/,
  ],
  [
    'year',
    /(?:(?:\/|a |per |each |every |al |por |par |l')(?:year|yr|annum|ano|an|annee)|yearly|annually|anual(?:es)?|annuel(?:le)?s?)$/,
  ],
];
const per = [
  " ?(?:\\/|an |a |per |par |por |la |de l'|l'|each |every |al |cada |chaque )(?:hr|hour|heure|hora|months?|mois|mes|mo|mth|years?|yr|annum|annee|ano|an)\\b",
  ' ?(?:monthly|yearly|annually|mensual(?:es)?|anual(?:es)?|mensuel(?:le)?s?|annuel(?:le)?s?)\\b',
].join('|');
const number = new RegExp(
  '(\\$ ?|\\bcad ?|\\busd ?)?(?<![\\w.])(\\d{1,3}(?:[ ,]\\d{3})+(?!\\d)|\\d+)([.,]\\d{1,4}(?!\\d))?' +
    `( ?(?:${scale})\\b)?( ?(?:\\$|dollars?|dolares|bucks)( ?(?:us|usd|ca|cad|canadiens|canadienses))?)?( ?(?:%|percent\\b|per cent\\b|pour cent\\b|por ciento\\b|pct\\b))?` +
    `( ?-? ?(?:years?|yrs?|yr|ans|annees|anos)\\b)?(${per})?`,
  'g',
);

/** “1.2 mil” is English for 1.2 million; “390 mil” is Spanish for 390 thousand. */
const scaleOf = (word: string | undefined, value: number): number => {
  if (!word) return 1;
  if (word === 'mil') return value < 10 && !Number.isInteger(value) ? 1e6 : 1e3;
  return /^(m|mm|mill(i|o))/.test(word) && word !== 'mille' ? 1e6 : 1e3;
};

/** Dots between thousands (“5.200”, “1.250.000”), but not the decimals of a rate (“6.125 %”). */
const dotted =
  /(?<![\d.,])([1-9]\d{0,2}(?:\.\d{3})+)(?![\d]|[.,]\d)(?! ?(?:%|percent|per cent|pour cent|por ciento|million|millon|m\b|acres?|ac\b))/g;
const isRate = (number: string): boolean => {
  const [whole, part, more] = number.split('.');
  return more === undefined && Number(whole) < 31 && /^(125|250|375|500|625|750|875)$/.test(part!);
};

/** A tax rate has decimals: “county rate 1.554”, “3.254 per $100”. */
const taxRateBefore = /\b(rate|county|city|tasa|condado|ciudad|taux)( (rate|tax|is|of|at|es|de|est|and|=|:))* ?:? ?$/;
const perHundredAfter = /^ ?(per|por|par|\/) ?\$? ?(100|hundred|cien|cent)\b/;
const isTaxRate = (number: string, before: string, after: string): boolean =>
  /^\d{1,2}\.\d{3}$/.test(number) &&
  Number(number) < 31 &&
  (perHundredAfter.test(after) || (taxRateBefore.test(before) && !/^ ?(k|mil|a year|al ano|par an)\b/.test(after)));

/** Writes numbers without the dots between their thousands. */
export const withoutDots = (text: string): string =>
  text.replace(dotted, (number, _, at: number) =>
    isTaxRate(number, text.slice(0, at), text.slice(at + number.length)) ||
    (isRate(number) &&
      !/^ ?(\$|dollars?|dolares|a month|per month|al mes|par mois|por mes|pesos)/.test(
        text.slice(at + number.length),
      ) &&
      text[at - 1] !== '$')
      ? number
      : number.replaceAll('.', ''),
  );

/** Numbers at or above this value are money even without a currency sign. */
const moneyFrom = 10_000;

/** Returns the numbers of a text: “$1.2 million”, “450k”, “20 % down”, “390 mil”, “800 000 $”, “4,4 %”. */
/** Numbers of US tax forms and plans, as in “all 1099”. */
const taxForms: ReadonlySet<string> = new Set(['1099', '1098', '1040', '4506', '401k', '401 k', '403b']);

export function amountsOf(text: string): Amount[] {
  const found = [...text.matchAll(number)].filter(([whole]) => !taxForms.has(whole.trim()));
  return found.map((match, at) => {
    const [whole, sign, digits, fraction = '', scaled, signAfter, , percent, years, perText] = match;
    const written = Number(digits!.replace(/[ ,]/g, '') + fraction.replace(',', '.'));
    const value = written * scaleOf(scaled?.trim(), written);
    const rhythm =
      perText &&
      (value < 50_000 || !/mo|mes/.test(perText)) &&
      perWords.find(([, pattern]) => pattern.test(perText.trim()))?.[0];
    const isMoney =
      sign || signAfter || scaled || value >= moneyFrom || (rhythm && (value >= 500 || rhythm === 'hour'));
    const from = found[at - 1] ? found[at - 1]!.index + found[at - 1]![0].length : 0;
    const end = match.index + whole.length;
    return {
      value,
      unit: percent ? 'percent' : years ? 'years' : isMoney ? 'money' : 'plain',
      ...(rhythm ? { per: rhythm } : {}),
      before: text.slice(from, match.index),
      after: text.slice(end, found[at + 1]?.index ?? text.length),
    };
  });
}
