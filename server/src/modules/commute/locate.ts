import { distanceMetres, type PointE6 } from '@lintel/geo';
import { placesCalled, postalPosition } from '../places/index.ts';

/** Farther places with the same name are not meant. */
const METRES_MAX = 150_000;

export interface Located {
  place: string;
  latitude: number;
  longitude: number;
}

/**
 * Returns the known place that stands for an address: its postal code, else the first of its parts between commas that
 * names a place, and of several with that name the one nearest to `home`. Undefined when none is known.
 */
export function locate(text: string, home: PointE6): Located | undefined {
  const away = ({ latitude, longitude }: Located) => metersTo(home, latitude, longitude);
  return [postalPlaces(text), ...namedPlaces(text)]
    .map((places) => places.toSorted((a, b) => away(a) - away(b))[0])
    .find((nearest) => nearest && away(nearest) <= METRES_MAX);
}

const postalCode = /\b(?:\d{5}(?=-\d{4}\b|\b)|[ABCEGHJ-NPRSTVXY]\d[A-Z](?: ?\d[A-Z]\d)?)\b/gi;

/** The postal codes in a text. A number at the start of a longer text is that of the building. */
function postalPlaces(text: string): Located[] {
  const codes = [...text.matchAll(postalCode)].filter(({ 0: code, index }) => index > 0 || code === text);
  return codes.flatMap(([code]) => {
    const at = postalPosition(code);
    return at ? [{ place: code.toUpperCase(), latitude: at.lat, longitude: at.lon }] : [];
  });
}

/** The places that each part of a text may name. */
function namedPlaces(text: string): Located[][] {
  const parts = text.split(',').map((part) => part.trim());
  const state = parts
    .at(-1)
    ?.match(/^[A-Z]{2}$/i)?.[0]
    ?.toUpperCase();
  return parts.map((part) =>
    placesCalled(part, state).map(({ name, lat, lon }) => ({ place: name, latitude: lat, longitude: lon })),
  );
}

const metersTo = (home: PointE6, latitude: number, longitude: number): number =>
  distanceMetres(home, { latE6: Math.round(latitude * 1e6), lonE6: Math.round(longitude * 1e6) });
