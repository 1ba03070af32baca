import { createRequire } from 'node:module';
import { distanceMetres } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import { markets } from './index.ts';

interface Known {
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}
/** The package brings no types. */
const zipcodes = createRequire(import.meta.url)('zipcodes') as { lookup(code: string): Known | undefined };

/** The gazetteer package writes Canadian provinces out, and knows codes of the same name by their centre. */
const provinceNames: Record<string, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  QC: 'Quebec',
};

/** ZIPs at the edge of a city reach far into the country; their centre lies where nobody lives. */
const kmAway = 14;
/** The package puts Ottawa's Lower Town twenty kilometres to the west. */
const misplaced = new Set(['K1N']);

const micro = (lat: number, lon: number) => ({ latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) });

describe('every market', () => {
  it.each(markets.map((market) => [market.name, market] as const))(
    '%s has real postal codes near their neighbourhoods',
    (_, market) => {
      const wrong: string[] = [];
      for (const { name, lat, lon, zips } of market.neighbourhoods)
        for (const zip of zips) {
          const known = zipcodes.lookup(zip);
          const state = market.country === 'CA' ? provinceNames[market.state] : market.state;
          if (!known || known.state !== state) wrong.push(`${name} ${zip} ${known?.state}`);
          else {
            const km = distanceMetres(micro(lat, lon), micro(known.latitude, known.longitude)) / 1000;
            if (km > kmAway && !misplaced.has(zip))
              wrong.push(
                `${name} ${zip} is ${km.toFixed(1)} km away, at ${known.latitude},${known.longitude} ${known.city}`,
              );
          }
        }
      expect(wrong).toEqual([]);
    },
  );
});
