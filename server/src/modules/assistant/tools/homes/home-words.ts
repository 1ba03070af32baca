import type { InLanguages } from '../../reading/language.ts';
import { englishHomeWords } from './home-words-en.ts';
import { spanishHomeWords } from './home-words-es.ts';
import { frenchHomeWords } from './home-words-fr.ts';
import type { HomeWords } from './home-words-shape.ts';

const rhythm: Readonly<Record<string, InLanguages>> = {
  monthly: { en: 'monthly', fr: 'par mois', es: 'al mes' },
  quarterly: { en: 'quarterly', fr: 'par trimestre', es: 'por trimestre' },
  annually: { en: 'annually', fr: 'par an', es: 'al año' },
};
export const rhythmIn = (frequency: string, language: keyof InLanguages): string =>
  rhythm[frequency.toLowerCase()]?.[language] ?? frequency.toLowerCase().replaceAll('_', ' ');

export const homeWords: InLanguages<HomeWords> = { en: englishHomeWords, fr: frenchHomeWords, es: spanishHomeWords };
