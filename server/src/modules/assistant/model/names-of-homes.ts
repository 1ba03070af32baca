import { propertiesByIds, ratesToken } from '../../listings/index.ts';
import { homeMarks } from '../parts/stored-part.ts';
import type { ToolContext } from '../tools/tool.ts';

/** Replaces the home marks in a text with the names that pages show. */
export const namesOfHomes =
  ({ db, resolve, now }: ToolContext) =>
  async (words: string): Promise<string> => {
    const ids = [...words.matchAll(homeMarks)].map(([, id]) => Number(id));
    if (ids.length === 0) return words;
    const homes = await propertiesByIds(db, ids, { rates: resolve(ratesToken)(), now });
    const name = new Map(
      homes.map((home) => [home.id, home.address ?? `the home in ${home.neighbourhood ?? home.city}`]),
    );
    return words.replace(homeMarks, (_, id: string) => name.get(Number(id)) ?? 'a home that is no longer listed');
  };
