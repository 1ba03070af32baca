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
  readonly #shapes: readonly Shape[];
  readonly #holes: readonly Shape[];

  constructor(shapes: readonly Shape[], holes: readonly Shape[] = []) {
    this.#shapes = shapes;
    this.#holes = holes;
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
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

  rulesOut({ zones }: Segment, block: number): boolean {
    if (this.#shapes.length === 0) return false;
    const [south, north] = [zones.south[block] as number, zones.north[block] as number];
    if (south > north) return true;
    for (const shape of this.#shapes)
      if (shape.relation(south, zones.west[block] as number, north, zones.east[block] as number) !== 'outside')
        return false;
    return true;
  }

  #holdsWhole({ zones }: Segment, block: number): boolean {
    if (this.#shapes.length === 0) return true;
    const [south, north] = [zones.south[block] as number, zones.north[block] as number];
    if (zones.partlyNowhere[block] === 1 || south > north) return false;
    for (const shape of this.#shapes)
      if (shape.relation(south, zones.west[block] as number, north, zones.east[block] as number) === 'inside')
        return true;
    return false;
  }
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
