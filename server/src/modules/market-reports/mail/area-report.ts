import type { AppContext } from '../../../platform/app/app-context.ts';
import { type PlaceForecast, readForecast } from '../../markets/index.ts';
import { finderToken, type MarketSet, readMarket, searchQueryOf } from '../../search/index.ts';

/** The market of an area as its page shows it. */
export interface AreaReport {
  place: PlaceForecast;
  figures: MarketSet;
}

export type AreaReports = (place: string) => Promise<AreaReport | undefined>;

/** Reads each area once. Undefined for a place with too few homes for a page. */
export function areaReports({ database: { db }, resolve }: Pick<AppContext, 'database' | 'resolve'>): AreaReports {
  const read = new Map<string, Promise<AreaReport | undefined>>();
  const readOne = async (slug: string): Promise<AreaReport | undefined> => {
    const place = await readForecast({ db, resolve }, slug);
    if (!place) return undefined;
    const finder = resolve(finderToken);
    const search = searchQueryOf(finder, { place: [place.city], state: [place.state] });
    return { place, figures: (await readMarket(db, finder, search)).set };
  };
  return (slug) => {
    const known = read.get(slug) ?? readOne(slug);
    read.set(slug, known);
    return known;
  };
}
