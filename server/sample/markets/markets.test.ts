import { createRequire } from 'node:module';
import { distanceMetres } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import { type Market, markets } from './index.ts';

interface Known {
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}
/** The package has no types. */
const zipcodes = createRequire(import.meta.url)('zipcodes') as { lookup(code: string): Known | undefined };

/**
 * The gazetteer package uses full names of Canadian provinces, and finds codes of the same name by their
 * center.
 */
const provinceNames: Record<string, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  QC: 'Quebec',
};

/** ZIPs at the edge of a city extend far into the country, with centers in uninhabited areas. */
const kmAway = 14;
/** The package places Ottawa's Lower Town twenty kilometers to the west. */
const misplaced = new Set(['K1N']);

const micro = (lat: number, lon: number) => ({ latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) });

const byName = markets.map((market) => [market.name, market] as const);

describe('every market', () => {
  it.each(byName)('%s has real postal codes near their neighborhoods', (_, market) => {
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
  });

  it.each(byName)('%s has eight to twenty distinct neighborhoods within reach of its center', (_, market) => {
    const { neighbourhoods } = market;
    expect(neighbourhoods.length).toBeGreaterThanOrEqual(8);
    expect(neighbourhoods.length).toBeLessThanOrEqual(20);
    expect(new Set(neighbourhoods.map(({ name }) => name)).size).toBe(neighbourhoods.length);
    expect(farther(market, neighbourhoods, 45)).toEqual([]);
    for (const { walk, school, level } of neighbourhoods) {
      expect(walk >= 0 && walk <= 100 && school >= 1 && school <= 10).toBe(true);
      expect(level > 0.35 && level < 2.6).toBe(true);
    }
  });

  it.each(byName)('%s has eight to fifteen landmarks within reach, including an airport', (_, market) => {
    const { landmarks } = market;
    expect(landmarks.length).toBeGreaterThanOrEqual(8);
    expect(landmarks.length).toBeLessThanOrEqual(15);
    expect(new Set(landmarks.map(({ name }) => name)).size).toBe(landmarks.length);
    expect(landmarks.some(({ name }) => name.includes('Airport'))).toBe(true);
    expect(farther(market, landmarks, 65)).toEqual([]);
  });

  it.each(byName)('%s has a known time zone, and shares between 0 and 1', (_, market) => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: market.timeZone })).not.toThrow();
    expect(market.taxRate).toBeGreaterThan(0.002);
    expect(market.taxRate).toBeLessThan(0.025);
    expect(market.hoaShare >= 0 && market.hoaShare <= 1).toBe(true);
    expect(market.built.from < market.built.peak && market.built.peak < market.built.to).toBe(true);
    expect(market.mix.semi_detached === undefined || market.country === 'CA' || market.region === 'northeast').toBe(
      true,
    );
  });
});

it('no two markets share their name and state', () => {
  expect(new Set(markets.map(({ name, state }) => `${name}, ${state}`)).size).toBe(markets.length);
});

function farther(from: Market, points: readonly { name: string; lat: number; lon: number }[], km: number): string[] {
  const centre = micro(from.lat, from.lon);
  return points.filter(({ lat, lon }) => distanceMetres(centre, micro(lat, lon)) > km * 1000).map(({ name }) => name);
}
