import { BoxShape, CircleShape, RingShape, type Shape } from '@lintel/geo';
import type { Area } from '../../query.ts';
import { NOWHERE } from '../store/rows.ts';
import type { Segment } from '../store/segment.ts';
import type { Constraint } from './constraint.ts';

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
 * Accepts homes that lie in any of the shapes and in no hole. Without shapes it accepts all homes outside the holes,
 * including homes without coordinates.
 */
export class AreaConstraint implements Constraint {
  readonly #everyShape: readonly Shape[];
  readonly #holes: readonly Shape[];
  #segment: Segment | undefined;
  /** Shapes that intersect `#segment`. */
  #shapes: readonly Shape[] = [];

  constructor(shapes: readonly Shape[], holes: readonly Shape[] = []) {
    this.#everyShape = shapes;
    this.#holes = holes;
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    this.#enter(segment);
    let [block, lies] = [-1, EDGE];
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      if (word >>> 3 !== block) {
        block = word >>> 3;
        lies = this.#relation(segment, block);
      }
      let met = lies === OUTSIDE ? 0 : (masks[i] as number);
      if (lies === EDGE) met = homesIn(this.#shapes, segment, word, met);
      if (this.#holes.length > 0) met &= ~homesIn(this.#holes, segment, word, met);
      out[i] = met;
    }
  }

  rulesOut(segment: Segment, block: number): boolean {
    this.#enter(segment);
    return this.#relation(segment, block) === OUTSIDE;
  }

  skips(segment: Segment): boolean {
    for (let s = 0; s < this.#everyShape.length; s++) if (reaches(this.#everyShape[s] as Shape, segment)) return false;
    return this.#everyShape.length > 0;
  }

  #enter(segment: Segment): void {
    if (segment === this.#segment) return;
    this.#segment = segment;
    this.#shapes = reaching(this.#everyShape, segment);
  }

  /** Returns the position of a block's homes relative to the shapes. */
  #relation({ zones }: Segment, block: number): number {
    if (this.#everyShape.length === 0) return INSIDE;
    const south = zones.south[block] as number;
    const north = zones.north[block] as number;
    let lies = OUTSIDE;
    if (south > north) return lies;
    for (let s = 0; s < this.#shapes.length; s++) {
      const shape = this.#shapes[s] as Shape;
      const relation = shape.relation(south, zones.west[block] as number, north, zones.east[block] as number);
      if (relation === 'inside' && zones.partlyNowhere[block] === 0) return INSIDE;
      if (relation !== 'outside') lies = EDGE;
    }
    return lies;
  }
}

const OUTSIDE = 0;
const EDGE = 1;
const INSIDE = 2;

/**
 * Returns the shapes that intersect the area of a segment. Of many shapes, such as the downtowns of a country, few or
 * none remain.
 */
export const reaching = <Each extends Shape>(shapes: readonly Each[], segment: Segment): readonly Each[] =>
  shapes.filter((shape) => reaches(shape, segment));

const reaches = (shape: Shape, { box }: Segment): boolean =>
  box.southE6 <= box.northE6 && shape.relation(box.southE6, box.westE6, box.northE6, box.eastE6) !== 'outside';

/** Returns the homes of a word that lie in any of the shapes. A home without coordinates lies in none. */
function homesIn(shapes: readonly Shape[], { latE6, lonE6, zones }: Segment, word: number, homes: number): number {
  let left = homes;
  if (zones.partlyNowhere[word >>> 3] !== 0)
    for (let some = homes; some !== 0; some &= some - 1)
      if (latE6[(word << 5) + 31 - Math.clz32(some & -some)] === NOWHERE) left &= ~(some & -some);
  let inside = 0;
  for (let s = 0; s < shapes.length && left !== inside; s++)
    inside |= (shapes[s] as Shape).containing(latE6, lonE6, word << 5, left & ~inside);
  return inside;
}
