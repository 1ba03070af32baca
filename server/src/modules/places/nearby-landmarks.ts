import { distanceMetres, type PointE6 } from '@lintel/geo';
import { gazetteer } from './gazetteer.ts';

/** A landmark with its straight-line distance from a point. */
export interface NearbyLandmark {
  name: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  meters: number;
}

interface Landmark extends PointE6 {
  name: string;
}

let landmarks: readonly Landmark[] | undefined;

const readLandmarks = (): Landmark[] =>
  gazetteer()
    .places.filter(({ kind, name }) => kind === 'point' && name !== 'Downtown')
    .map(({ name, lat, lon }) => ({ name, latE6: Math.round(lat * 1e6), lonE6: Math.round(lon * 1e6) }));

/** Returns the landmarks nearest to a point, nearest first, within `metersMax` and at most `limit`. */
export function nearbyLandmarks(point: PointE6, limit: number, metersMax: number): NearbyLandmark[] {
  landmarks ??= readLandmarks();
  return landmarks
    .map((landmark) => ({ ...landmark, meters: Math.round(distanceMetres(point, landmark)) }))
    .filter(({ meters }) => meters <= metersMax)
    .sort((a, b) => a.meters - b.meters)
    .slice(0, limit)
    .map(({ name, latE6, lonE6, meters }) => ({ name, latitude: latE6 / 1e6, longitude: lonE6 / 1e6, meters }));
}
