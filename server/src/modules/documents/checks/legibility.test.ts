import { describe, expect, it } from 'vitest';
import { drawnPage, type Scan, seededRandom } from './drawn-page.fixture.ts';
import { flawOf } from './legibility.ts';

/** Draws a well-scanned page, with `flaws` applied. */
function page(seed: number, flaws: Partial<Scan> = {}): Scan {
  const random = seededRandom(seed * 7919 + 1);
  return {
    seed,
    width: 440,
    height: 280,
    letter: 10 + random() * 9,
    paper: 185 + random() * 65,
    ink: 20 + random() * 60,
    blur: random() * 0.9,
    shake: 0,
    grain: random() * 9,
    shade: random() * 0.35,
    tilt: (random() - 0.5) * 24,
    printed: true,
    ...flaws,
  };
}

const many = (count: number, flaws: (at: number) => Partial<Scan> = () => ({})) =>
  Array.from({ length: count }, (_, at) => flawOf(drawnPage(page(at + 1 + count * 1000, flaws(at)))));

const flagged = (found: readonly unknown[]) => found.filter((flaw) => flaw !== undefined).length;

describe('on generated pages with known flaws', () => {
  const good = many(60);
  const bad = {
    'out of focus': many(24, (at) => ({ blur: 2 + at / 8 })),
    shaken: many(12, (at) => ({ shake: 12 + at })),
    dark: many(12, (at) => ({ paper: 25 + at * 4, ink: 8 })),
    blank: many(12, () => ({ printed: false })),
  };

  it('at most 5 of 100 good scans are flagged', () => {
    expect(flagged(good) / good.length).toBeLessThanOrEqual(0.05);
  });

  it('at least 90 of 100 bad scans of every kind are flagged', () => {
    for (const [kind, found] of Object.entries(bad))
      expect(flagged(found) / found.length, kind).toBeGreaterThanOrEqual(0.9);
  });

  it('a dark page is reported as dark and an empty one as blank', () => {
    expect(new Set(bad.dark)).toEqual(new Set(['dark']));
    expect(new Set(bad.blank)).toEqual(new Set(['blank']));
  });
});
