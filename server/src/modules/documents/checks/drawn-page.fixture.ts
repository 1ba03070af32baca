import type { Grey } from './legibility.ts';

/** Print, light and scan of a page. Sizes are pixels at 150 per inch. */
export interface Scan {
  seed: number;
  width: number;
  height: number;
  /** Height of a character in pixels. */
  letter: number;
  paper: number;
  ink: number;
  /** Spread of a lens blur; length of a horizontal motion blur. */
  blur: number;
  shake: number;
  grain: number;
  /** Darkening of the right side, 0–1. */
  shade: number;
  /** Rows that a line descends over the width of the page. */
  tilt: number;
  printed: boolean;
}

/**
 * Draws a page of letter-like strokes in lines and words at twice the resolution and scales it down, like a scanner.
 */
export function drawnPage(scan: Scan): Grey {
  const random = seededRandom(scan.seed);
  const fine = 2;
  const width = scan.width * fine;
  const height = scan.height * fine;
  const ink = new Uint8Array(width * height);
  if (scan.printed) {
    const letter = scan.letter * fine;
    const stroke = Math.max(2, Math.round(letter * 0.16));
    for (let top = letter * 2; top < height - letter * 3; top += letter * 2) {
      let left = letter * 3;
      const end = width - letter * (3 + random() * 8);
      while (left < end) {
        if (random() < 0.16) left += letter * 0.8;
        drawCharacter(ink, { width, height, left, top, letter, stroke, random, tilt: (scan.tilt * fine) / width });
        left += letter * (0.62 + random() * 0.2);
      }
    }
  }
  let light = new Float32Array(scan.width * scan.height);
  for (let y = 0; y < scan.height; y++)
    for (let x = 0; x < scan.width; x++) {
      let covered = 0;
      for (let dy = 0; dy < fine; dy++)
        for (let dx = 0; dx < fine; dx++) covered += ink[(y * fine + dy) * width + x * fine + dx]!;
      light[y * scan.width + x] = scan.paper + ((scan.ink - scan.paper) * covered) / (fine * fine);
    }
  for (const radius of boxesOf(scan.blur)) light = smeared(smeared(light, scan, radius, true), scan, radius, false);
  if (scan.shake > 0) light = smeared(light, scan, Math.round(scan.shake / 2), true);
  const out = new Uint8Array(light.length);
  for (let at = 0; at < light.length; at++) {
    const lit = light[at]! * (1 - (scan.shade * (at % scan.width)) / scan.width);
    out[at] = Math.max(0, Math.min(255, lit + (random() + random() + random() - 1.5) * 2 * scan.grain));
  }
  return { width: scan.width, height: scan.height, light: out };
}

interface Pen {
  width: number;
  height: number;
  left: number;
  top: number;
  letter: number;
  stroke: number;
  random: () => number;
  tilt: number;
}

/** Draws two or three strokes: vertical, horizontal, diagonal. */
function drawCharacter(ink: Uint8Array, pen: Pen): void {
  const dot = (x: number, y: number) => {
    const px = Math.round(pen.left + x);
    const py = Math.round(pen.top + y + px * pen.tilt);
    if (px >= 0 && px < pen.width && py >= 0 && py < pen.height) ink[py * pen.width + px] = 1;
  };
  const wide = pen.letter * 0.55;
  const strokes = 2 + Math.floor(pen.random() * 2);
  for (let count = 0; count < strokes; count++) {
    const kind = pen.random();
    const at = pen.random();
    const length = kind < 0.3 ? wide : pen.letter;
    for (let step = 0; step < length; step++)
      for (let thick = 0; thick < pen.stroke; thick++) {
        if (kind < 0.3) dot(step, Math.floor(at * 3) * (pen.letter / 2.2) + thick);
        else if (kind < 0.8) dot((at < 0.5 ? 0 : wide - pen.stroke) + thick, step);
        else dot((step / pen.letter) * wide + thick, step);
      }
  }
}

/** Three box blurs of these radii approximate a Gaussian of that spread. */
function boxesOf(spread: number): number[] {
  if (spread < 0.3) return [];
  const ideal = Math.sqrt((12 * spread * spread) / 3 + 1);
  return [0, 1, 2].map((turn) => Math.max(0, Math.round((ideal - 1) / 2 + (turn - 1) * 0.25)));
}

function smeared(
  light: Float32Array,
  { width, height }: Scan,
  radius: number,
  along: boolean,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(light.length);
  const lines = along ? height : width;
  const length = along ? width : height;
  const step = along ? 1 : width;
  const between = along ? width : 1;
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    const at = (place: number) => light[line * between + Math.max(0, Math.min(length - 1, place)) * step]!;
    for (let place = -radius; place <= radius; place++) sum += at(place);
    for (let place = 0; place < length; place++) {
      out[line * between + place * step] = sum / (2 * radius + 1);
      sum += at(place + radius + 1) - at(place - radius);
    }
  }
  return out;
}

/** Gives the same numbers on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
