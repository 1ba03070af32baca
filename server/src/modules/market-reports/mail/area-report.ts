import { placeSlug } from '@lintel/geo';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { areaOfPlace } from '../../listings/index.ts';
import { type PlaceForecast, readForecast } from '../../markets/index.ts';
import { finderToken, type MarketSet, readMarket, searchQueryOf } from '../../search/index.ts';

/** The market of an area as its page shows it; a district has the index and the forecast of its city. */
export interface AreaReport {
  place: PlaceForecast & { district: string | null };
  figures: MarketSet;
}

export type AreaReports = (place: string) => Promise<AreaReport | undefined>;

/** Reads each area once. Undefined for a place with too few homes for a page. */
export function areaReports({ db, resolve }: { db: Db; resolve: AppContext['resolve'] }): AreaReports {
  const read = new Map<string, Promise<AreaReport | undefined>>();
  const readOne = async (slug: string): Promise<AreaReport | undefined> => {
    const area = await areaOfPlace(db, slug);
    const ofCity = area && (await readForecast({ db, resolve }, placeSlug(area.city, area.state)));
    if (!ofCity) return undefined;
    const { district, city, state } = area;
    const finder = resolve(finderToken);
    const search = searchQueryOf(finder, { place: district ? [district, city] : [city], state: [state] });
    return { place: { ...ofCity, place: slug, district }, figures: (await readMarket(db, finder, search)).set };
  };
  return (slug) => {
    const known = read.get(slug) ?? readOne(slug);
    read.set(slug, known);
    return known;
  };
}
