import { BoxShape, CircleShape, RingShape, type Shape } from '@lintel/geo';
import type { Area } from '../query.ts';
import type { Constraint } from './constraint.ts';
import { NOWHERE } from './rows.ts';
import { BLOCK_WORDS, type Segment } from './segment.ts';

export function shapeOf(area: Area): Shape {
  switch (area.kind) {
    case 'box':
      return new BoxShape(area);
    case 'circle':
      return new CircleShape(area.centre, area.radiusMetres);
    case 'polygon':
      return new RingShape(area.ring);
  }
}

/**
 * Homes on the map that lie in any of the shapes and in no hole. Without shapes: all homes but those in a
 * hole, so also the homes that are not on the map.
 */
export class AreaConstraint implements Constraint {
  readonly #everyShape: readonly Shape[];
  readonly #holes: readonly Shape[];
  #segment: Segment | undefined;
  /** Those that reach into `#segment`. */
  #shapes: readonly Shape[] = [];

  constructor(shapes: readonly Shape[], holes: readonly Shape[] = []) {
    this.#everyShape = shapes;
    this.#holes = holes;
  }

  #enter(segment: Segment): void {
    if (segment === this.#segment) return;
    this.#segment = segment;
    this.#shapes = reaching(this.#everyShape, segment);
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    this.#enter(segment);
    let [block, whole] = [-1, false];
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      if (Math.floor(word / BLOCK_WORDS) !== block) {
        block = Math.floor(word / BLOCK_WORDS);
        whole = this.#holdsWhole(segment, block);
      }
      let met = masks[i] as number;
      if (!whole) met = homesIn(this.#shapes, segment, word, met);
      if (this.#holes.length > 0) met &= ~homesIn(this.#holes, segment, word, met);
      out[i] = met;
    }
  }

  rulesOut(segment: Segment, block: number): boolean {
    if (this.#everyShape.length === 0) return false;
    this.#enter(segment);
    const { zones } = segment;
    const [south, north] = [zones.south[block] as number, zones.north[block] as number];
    if (south > north) return true;
    for (const shape of this.#shapes)
      if (shape.relation(south, zones.west[block] as number, north, zones.east[block] as number) !== 'outside')
        return false;
    return true;
  }

  #holdsWhole({ zones }: Segment, block: number): boolean {
    if (this.#everyShape.length === 0) return true;
    const [south, north] = [zones.south[block] as number, zones.north[block] as number];
    if (zones.partlyNowhere[block] === 1 || south > north) return false;
    for (const shape of this.#shapes)
      if (shape.relation(south, zones.west[block] as number, north, zones.east[block] as number) === 'inside')
        return true;
    return false;
  }
}

/** Of many shapes, such as the downtowns of a country, those that touch the land a segment lies on: few or none. */
export function reaching<Each extends Shape>(shapes: readonly Each[], { zones }: Segment): readonly Each[] {
  if (shapes.length < 2) return shapes;
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let block = 0; block < zones.south.length; block++) {
    south = Math.min(south, zones.south[block] as number);
    west = Math.min(west, zones.west[block] as number);
    north = Math.max(north, zones.north[block] as number);
    east = Math.max(east, zones.east[block] as number);
  }
  return south > north ? [] : shapes.filter((shape) => shape.relation(south, west, north, east) !== 'outside');
}

function homesIn(shapes: readonly Shape[], { latE6, lonE6 }: Segment, word: number, mask: number): number {
  let inside = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const home = (word << 5) + 31 - Math.clz32(bit);
    if (latE6[home] === NOWHERE) continue;
    for (let s = 0; s < shapes.length; s++) {
      if (!(shapes[s] as Shape).contains(latE6[home] as number, lonE6[home] as number)) continue;
      inside |= bit;
      break;
    }
  }
  return inside;
}
