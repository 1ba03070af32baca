import { extentMetres, type PointE6, ringSquareMetres } from '@lintel/geo';
import { m } from '@lintel/messages';
import { distance, region } from '../../../ui/format.ts';
import type { Shape } from './shape.ts';

/** Formats `1.5 mi` or `2.4 km`; several lengths as `1.5 mi by 2 mi`. */
export const lengthWords = (...metres: number[]): string => metres.map((each) => distance(each)).join(' by ');

/** Describes the size of a shape: its area, and its radius or width and height. */
export function sizeWords(shape: Shape): string {
  if (shape.kind === 'circle')
    return m.search__radius_2({
      region: region(Math.PI * shape.radiusMeters ** 2),
      radiusMetres: lengthWords(shape.radiusMeters),
    });
  const { eastMetres, northMetres } = extentMetres(shape.ring);
  return `${region(ringSquareMetres(shape.ring))}, ${lengthWords(eastMetres, northMetres)}`;
}

/** Formats `30.26715, −97.74306`: latitude and longitude, to about a meter. */
export const pointWords = ({ latE6, lonE6 }: PointE6): string =>
  [latE6, lonE6].map((e6) => (e6 / 1e6).toFixed(5).replace('-', '−')).join(', ');
