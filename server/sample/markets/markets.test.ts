import { distanceKm } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import zipcodes from 'zipcodes';
import { markets } from './index.ts';

/** The gazetteer package writes Canadian provinces out, and knows codes of the same name by their centre. */
const provinceNames: Record<string, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  QC: 'Quebec',
};

describe('every market', () => {
  it.each(markets.map((market) => [market.name, market] as const))('%s has real postal codes near their neighbourhoods', (_, market) => {
    const wrong: string[] = [];
    for (const { name, lat, lon, zips } of market.neighbourhoods)
      for (const zip of zips) {
        const known = zipcodes.lookup(zip);
        const state = market.country === 'CA' ? provinceNames[market.state] : market.state;
        if (!known || known.state !== state) wrong.push(`${name} ${zip} ${known?.state}`);
        else {
          const km = distanceKm({ lat, lon }, { lat: known.latitude, lon: known.longitude });
          if (km > 9) wrong.push(`${name} ${zip} is ${km.toFixed(1)} km away, at ${known.latitude},${known.longitude} ${known.city}`);
        }
      }
    expect(wrong).toEqual([]);
  });
});
