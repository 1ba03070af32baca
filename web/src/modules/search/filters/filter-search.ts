import { foldPlace } from '@lintel/geo';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { featureName, typeNames } from '../../listings/index.ts';
import { fieldForms } from '../vocabulary.ts';
import { type FilterGroup, filterGroups, synonyms } from './filter-groups.ts';

const alsoNames = texts({
  words: m.search__words_in_the_text,
  types: m.search__type_of_home,
  status: m.search__status,
});

/** Returns the groups with only the filters whose name, synonyms or heading contain every typed word. */
export function groupsFor(filterText: string): readonly FilterGroup[] {
  const words = foldPlace(filterText).split(' ').filter(Boolean);
  if (words.length === 0) return filterGroups;
  const fits = (...texts: readonly (string | undefined)[]) => {
    const text = ` ${foldPlace(texts.filter(Boolean).join(' '))}`;
    return words.every((word) => text.includes(` ${word}`));
  };
  return filterGroups.flatMap((group) => {
    const { title } = group;
    if (fits(title)) return [group];
    const fields = group.fields.filter((field) => fits(fieldForms[field].label, synonyms[field]));
    const features = group.features.filter((feature) => fits(featureName(feature), synonyms[feature]));
    const { also } = group;
    const more = also === 'types' ? Object.values(typeNames).join(' ') : '';
    const hasAlso = also !== undefined && fits(alsoNames[also], synonyms[also], more);
    if (fields.length + features.length === 0 && !hasAlso) return [];
    return [{ title, fields, features, ...(hasAlso ? { also } : {}) }];
  });
}
