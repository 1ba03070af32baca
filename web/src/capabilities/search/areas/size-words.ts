import { extentMetres, type PointE6, ringSquareMetres } from '@lintel/geo';
import type { Shape } from './shape.ts';

const METRES_PER_MILE = 1_609.344;
const METRES_PER_FOOT = 0.3048;
const SQUARE_METRES_PER_ACRE = 4_046.8564224;
const ACRES_PER_SQUARE_MILE = 640;

const short = (value: number, digits = 3) => value.toLocaleString('en-US', { maximumSignificantDigits: digits });

/** `1.2 sq mi (3.11 km²)`, below a tenth of a square mile `12 acres (48,600 m²)`. */
function squareWords(squareMetres: number): string {
  const acres = squareMetres / SQUARE_METRES_PER_ACRE;
  if (acres < ACRES_PER_SQUARE_MILE / 10) return `${short(acres)} acres (${short(squareMetres)} m²)`;
  return `${short(acres / ACRES_PER_SQUARE_MILE)} sq mi (${short(squareMetres / 1e6)} km²)`;
}

/** `1.5 mi (2.4 km)`, below a tenth of a mile `300 ft (91 m)`; several lengths as `1.5 by 2 mi (2.4 by 3.2 km)`. */
export function lengthWords(...metres: number[]): string {
  const said = (unit: number, name: string) => `${metres.map((each) => short(each / unit, 2)).join(' by ')} ${name}`;
  if (Math.max(...metres) < METRES_PER_MILE / 10) return `${said(METRES_PER_FOOT, 'ft')} (${said(1, 'm')})`;
  return `${said(METRES_PER_MILE, 'mi')} (${said(1_000, 'km')})`;
}

/** How large a shape is: its area, and its radius or how wide and high it is. */
export function sizeWords(shape: Shape): string {
  if (shape.kind === 'circle')
    return `${squareWords(Math.PI * shape.radiusMetres ** 2)}, radius ${lengthWords(shape.radiusMetres)}`;
  const { eastMetres, northMetres } = extentMetres(shape.ring);
  return `${squareWords(ringSquareMetres(shape.ring))}, ${lengthWords(eastMetres, northMetres)}`;
}

/** `30.26715, −97.74306`: latitude, longitude to a metre. */
export const pointWords = ({ latE6, lonE6 }: PointE6): string =>
  [latE6, lonE6].map((e6) => (e6 / 1e6).toFixed(5).replace('-', '−')).join(', ');
