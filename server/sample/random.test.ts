import { describe, expect, it } from 'vitest';
import { Random } from './random.ts';

const thousand = (roll: () => number) => Array.from({ length: 1_000 }, roll);

describe('random numbers', () => {
  it('produce the same numbers for the same seed on every machine', () => {
    const random = new Random('lintel');
    expect([random.unit(), random.unit(), random.whole(1, 1_000), random.normal()]).toMatchInlineSnapshot(`
      [
        0.9329596357420087,
        0.18048845534212887,
        267,
        0.7824242253553301,
      ]
    `);
  });

  it('produce other numbers for another seed', () => {
    expect(new Random('lintel/1').unit()).not.toBe(new Random('lintel/2').unit());
  });

  it('keep integers within both ends, and reach both', () => {
    const random = new Random('whole');
    const rolled = new Set(thousand(() => random.whole(3, 7)));
    expect([...rolled].sort()).toEqual([3, 4, 5, 6, 7]);
  });

  it('keep triangular numbers within their ends, centered on their peak', () => {
    const random = new Random('triangular');
    const rolled = thousand(() => random.triangular(10, 12, 30));
    expect(Math.min(...rolled)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...rolled)).toBeLessThanOrEqual(30);
    expect(rolled.reduce((sum, each) => sum + each) / 1_000).toBeCloseTo((10 + 12 + 30) / 3, 0);
  });

  it('choose by weight, and never an element of weight zero', () => {
    const random = new Random('weighted');
    const rolled = Array.from({ length: 1_000 }, () =>
      random.weighted(['a', 'b', 'c'], (each) => ({ a: 3, b: 1, c: 0 })[each]!),
    );
    const share = (of: string) => rolled.filter((each) => each === of).length / 1_000;
    expect(share('c')).toBe(0);
    expect(share('a')).toBeGreaterThan(0.7);
    expect(share('a')).toBeLessThan(0.8);
  });
});
