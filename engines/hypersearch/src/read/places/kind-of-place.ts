import { vocabularyOf } from '../words/vocabulary.ts';

/**
 * Tells whether the name of a landmark is made of plain words of one language ("grocery store", "iglesia"): it then means any place
 * of a kind, and no single place that the gazetteer lacks. `name` is folded.
 */
export const isKindOfPlace = (name: string): boolean =>
  (['en', 'fr', 'es'] as const).some((language) => name.split(' ').every(vocabularyOf(language).knows));
