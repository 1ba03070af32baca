import type { PropertyDetail } from '../../../listings/index.ts';
import { homeMark } from '../../parts/stored-part.ts';
import type { HomeTopic } from '../../reading/homes/home-topics.ts';
import type { Language } from '../../reading/language.ts';
import { speaker } from '../words.ts';
import { aboutHome } from './about-home.ts';

/** Says what the listings state about topics. Homes with the same sentences are named together. */
export function topicsOfHomes(
  homes: readonly PropertyDetail[],
  topics: readonly HomeTopic[],
  requested: readonly string[],
  language: Language,
): string[] {
  const said = Map.groupBy(homes, (home) =>
    aboutHome(home, topics, { requested, median: null, trips: [], language })
      .slice(1)
      .filter((sentence) => typeof sentence === 'string')
      .join(' '),
  );
  const colon = language === 'fr' ? ' :' : ':';
  return [...said].map(
    ([sentences, some]) => `${speaker(language).listed(some.map(({ id }) => homeMark(id)))}${colon} ${sentences}`,
  );
}
