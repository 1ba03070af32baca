import type { Amount } from '../reading/figures/amounts.ts';
import type { InLanguages, Language } from '../reading/language.ts';
import { speaker } from './words.ts';

const years: InLanguages<(n: string) => string> = {
  en: (n) => `${n} years`,
  fr: (n) => `${n} ans`,
  es: (n) => `${n} años`,
};

/** Writes a number of a question with its unit. */
export function amountInWords({ value, unit }: Amount, language: Language): string {
  const say = speaker(language);
  if (unit === 'percent') return say.percent(value);
  return unit === 'years' ? years[language](say.number(value)) : say.number(value);
}
