import { closeSync, openSync, writeSync } from 'node:fs';
import { homeTypes, type Listing } from '@lintel/hypersearch';
import { citiesOf } from './cities.ts';
import { drawnFeatures } from './homes.ts';

/** A home in the peers' format: whole numbers in the narrowest type. */
export interface Row {
  home: Listing;
  city: number;
  /** Position on a web-mercator grid of 2^24 lines; a coarser grid is a shift. */
  gx: number;
  gy: number;
  /** Hundredths of a degree: row × 100,000 + column. */
  cell: number;
  /** Whole currency units. */
  price: number;
  halfBaths: number;
  type: number;
  /** Features as two masks of up to 38 bits. */
  f0: number;
  f1: number;
  /** Morton code of the position. */
  curve: number;
}

export const MASK_BITS = 38;
export const GRID_BITS = 24;

const cityNumbers = new Map(citiesOf(0).map(({ name }, number) => [name, number]));
const featureNumbers = new Map(drawnFeatures.map((feature, number) => [feature, number]));

export function rowOf(home: Listing): Row {
  const [latE6, lonE6] = [home.latE6!, home.lonE6!];
  let [f0, f1] = [0, 0];
  for (const feature of home.features) {
    const number = featureNumbers.get(feature)!;
    if (number < MASK_BITS) f0 += 2 ** number;
    else f1 += 2 ** (number - MASK_BITS);
  }
  return {
    home,
    city: cityNumbers.get(home.city)!,
    gx: column(lonE6),
    gy: line(latE6),
    cell: cellOf(latE6, lonE6),
    price: home.priceCents / 100,
    halfBaths: home.baths! * 2,
    type: homeTypes.indexOf(home.type),
    f0,
    f1,
    curve: interleaved((latE6 + 90e6) >>> 12, (lonE6 + 180e6) >>> 12),
  };
}

/** Sorted by city and position, like a clustered heap. */
export const sortedRows = (homes: readonly Listing[]): Row[] =>
  homes.map(rowOf).sort((a, b) => a.city - b.city || a.curve - b.curve || a.home.id - b.home.id);

const hundredths = (e6: number, offset: number) => Math.floor((e6 + offset) / 10_000);
export const CELL_LINE = 100_000;
export const cellLine = (latE6: number): number => hundredths(latE6, 90e6);
export const cellColumn = (lonE6: number): number => hundredths(lonE6, 180e6);
const cellOf = (latE6: number, lonE6: number) => cellLine(latE6) * CELL_LINE + cellColumn(lonE6);

// The cell rule of the index; powers of two are exact in doubles.
const cut = (share: number) => Math.min(2 ** GRID_BITS - 1, Math.max(0, Math.floor(share * 2 ** GRID_BITS)));
const column = (lonE6: number) => cut((lonE6 + 180e6) / 360e6);
function line(latE6: number): number {
  const sine = Math.sin((latE6 * Math.PI) / 180e6);
  return cut(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}

function interleaved(a: number, b: number): number {
  let code = 0;
  for (let bit = 16; bit >= 0; bit--) code = code * 4 + ((a >>> bit) & 1) * 2 + ((b >>> bit) & 1);
  return code;
}

/** Columns of the CSV that servers copy, in this order. No field contains a comma or a quote. */
export const columnsOfFile = 'pos,id,city,lat,lon,gx,gy,price,listed,active,beds,half_baths,type,f0,f1,text';

export const lineOf = (row: Row, pos: number): string => {
  const { home } = row;
  const active = home.status === 'active' ? 1 : 0;
  const figures = `${home.latE6},${home.lonE6},${row.gx},${row.gy},${row.price},${home.listedDay},${active}`;
  return `${pos},${home.id},${row.city},${figures},${home.beds},${row.halfBaths},${row.type},${row.f0},${row.f1},${home.text}\n`;
};

/** Writes rows as CSV without a header. */
export function writeRows(rows: readonly Row[], path: string): void {
  const file = openSync(path, 'w', 0o644);
  for (let from = 0; from < rows.length; from += 10_000)
    writeSync(
      file,
      rows
        .slice(from, from + 10_000)
        .map((row, i) => lineOf(row, from + i))
        .join(''),
    );
  closeSync(file);
}
