import { features, homeTypes } from '@lintel/hypersearch';
import { expect, test } from 'vitest';
import type { PublicListing } from '../public-listings.ts';
import { illustrationSvg, illustrations } from './index.ts';
import { seededRandom } from './random.ts';
import { palettes, regionOf } from './scenery.ts';

/** A minimal listing: required fields only. */
const bare = {
  id: 7,
  homeType: 'single_family',
  city: 'Austin',
  stateOrProvince: 'TX',
  country: 'US',
  listedOn: '2026-05-02',
  address: null,
  neighbourhood: null,
  postalCode: null,
  latE6: null,
  lonE6: null,
  storiesTotal: null,
  garageSpaces: null,
  livingAreaSqft: null,
  lotSizeAcres: null,
  yearBuilt: null,
  bedroomsTotal: null,
  baths: null,
  publicRemarks: null,
  features: [] as string[],
  media: [],
} as unknown as PublicListing;

const home = (changes: Partial<PublicListing>): PublicListing => ({ ...bare, ...changes });

const states = 'WA CA AZ CO TX GA FL NY IL BC AB ON QC NS'.split(' ');
const manyHomes = Array.from({ length: 1500 }, (_, id): PublicListing => {
  const random = seededRandom(id, 'test');
  const maybe = (low: number, high: number) => (random.chance(0.15) ? null : Math.floor(random.between(low, high)));
  return home({
    id: id + 1,
    homeType: random.pick(homeTypes),
    stateOrProvince: random.pick(states),
    listedOn: `2026-${String(1 + (id % 12)).padStart(2, '0')}-15`,
    storiesTotal: maybe(1, 5),
    garageSpaces: maybe(0, 5),
    livingAreaSqft: maybe(350, 7000),
    yearBuilt: maybe(1860, 2027),
    bedroomsTotal: maybe(0, 8),
    baths: maybe(1, 7),
    features: features.filter(() => random.chance(0.2)),
  });
});

const drawAll = (row: PublicListing) =>
  illustrations(row).map(({ shot, alt }) => ({ shot, alt, svg: illustrationSvg(row, shot)! }));

test('draws every home from the street, on its listing date and half a year later', () => {
  for (const row of manyHomes) expect(illustrations(row).map(({ shot }) => shot)).toEqual(['front', 'season']);
  const [front, season] = illustrations(home({ listedOn: '2026-01-10' }));
  expect(front!.alt).toMatch(/in winter$/);
  expect(season!.alt).toBe('Drawing of the same detached house in summer');
});

test('draws each home type differently', () => {
  const fronts = homeTypes.map((homeType) =>
    illustrationSvg(home({ homeType }), 'front')!.replace(/<title>.*<\/title>/, ''),
  );
  expect(new Set(fronts).size).toBe(homeTypes.length);
});

test('produces small, well-formed SVG with drawing elements only', () => {
  const sizes: number[] = [];
  for (const row of manyHomes.slice(0, 240)) {
    for (const { svg, alt } of drawAll(row)) {
      sizes.push(svg.length);
      const tags = [...svg.matchAll(/<(\/?)([a-z]+)(?:\s+[a-z-]+="[^"<>]*")*\s*(\/?)>/gi)];
      const open: string[] = [];
      for (const [, closes, name, empty] of tags) {
        if (closes) expect(open.pop()).toBe(name);
        else if (!empty) open.push(name!);
      }
      expect(open).toEqual([]);
      expect(svg.match(/</g)?.length).toBe(tags.length);
      expect(new Set(tags.map(([, , name]) => name))).toEqual(
        new Set(tags.map(([, , name]) => name).filter((name) => /^(svg|title|style|g|path|use)$/.test(name!))),
      );
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg).toContain(`<title>${alt.replaceAll('"', '&quot;')}</title>`);
    }
  }
  sizes.sort((a, b) => a - b);
  expect(sizes[0]).toBeGreaterThan(1_500);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(6_000);
  expect(sizes.at(-1)).toBeLessThan(11_000);
});

test('draws the same home the same way every time', () => {
  for (const row of manyHomes.slice(0, 60)) expect(drawAll({ ...row })).toEqual(drawAll(row));
});

test('never reveals a hidden address through a picture, text or version', () => {
  const place = {
    address: '12 Secret Lane',
    neighbourhood: 'Hushwood',
    postalCode: '78704',
    latE6: 30_250_000,
    lonE6: -97_750_000,
  };
  for (const row of manyHomes.slice(0, 60)) {
    expect(illustrations(home({ ...row, ...place }))).toEqual(illustrations(row));
    expect(drawAll(home({ ...row, ...place }))).toEqual(drawAll(row));
  }
});

test.each([
  [{ garageSpaces: 2 }, { garageSpaces: 0 }],
  [{ storiesTotal: 1 }, { storiesTotal: 2 }],
  [{ homeType: 'condo' }, { homeType: 'townhouse' }],
  [{ features: ['porch'] }, { features: [] }],
  [{ listedOn: '2026-01-10' }, { listedOn: '2026-07-10' }],
] as const)('has another version and another picture when %j becomes %j', (before, after) => {
  const [a, b] = [home(before as Partial<PublicListing>), home(after as Partial<PublicListing>)];
  expect(illustrations(a)[0]!.version).not.toBe(illustrations(b)[0]!.version);
  expect(drawAll(a)).not.toEqual(drawAll(b));
});

test('describes only what the listing states', () => {
  const alt = (changes: Partial<PublicListing>) => illustrations(home(changes))[0]!.alt;
  expect(alt({})).toBe('Drawing of a detached house in Austin, from the street, in spring');
  expect(
    alt({ storiesTotal: 2, garageSpaces: 2, features: ['porch'], stateOrProvince: 'ON', listedOn: '2026-10-01' }),
  ).toBe('Drawing of a two-story detached house with a two-car garage and a porch in Austin, from the street, in fall');
  expect(alt({ homeType: 'condo', storiesTotal: 1 })).not.toMatch(/story/);
  expect(alt({ storiesTotal: 99 })).not.toMatch(/story/);
  expect(alt({ homeType: 'farm' })).not.toMatch(/barn/);
});

test('returns nothing for an unknown picture name', () => {
  for (const shot of ['', 'rear', 'kitchen', '__proto__', 'toString', 'front/../front', 'FRONT']) {
    expect(illustrationSvg(bare, shot), shot).toBeUndefined();
  }
});

test.each([
  [{ storiesTotal: -4, garageSpaces: -2, livingAreaSqft: -1, bedroomsTotal: -3, baths: -1, yearBuilt: 0 }],
  [
    {
      storiesTotal: 30_000,
      garageSpaces: 30_000,
      livingAreaSqft: 2_000_000_000,
      bedroomsTotal: 30_000,
      baths: 30_000.5,
      yearBuilt: 32_000,
    },
  ],
  [{ city: '<script>alert(1)</script> & "quotes"\u0000\u001b', stateOrProvince: '??', listedOn: '' }],
  [{ features: ['no such feature', ''], id: 2_147_483_647 }],
])('draws any value that an import accepts: %j', (odd) => {
  for (const homeType of homeTypes) {
    for (const { svg } of drawAll(home({ ...(odd as Partial<PublicListing>), homeType }))) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what must not be there
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|[\u0000-\u0008\u000b-\u001f]/);
      expect(svg.length).toBeLessThan(11_000);
    }
  }
});

test('uses all eight color pairs about equally, so that a grid looks like a street', () => {
  const fronts = manyHomes.slice(0, 800).map((row) => illustrationSvg(row, 'front')!);
  const counts = palettes.map(({ roof }) => fronts.filter((svg) => svg.includes(roof)).length);
  const share = counts.reduce((sum, count) => sum + count, 0) / palettes.length;
  for (const count of counts) expect(count).toBeGreaterThan(share * 0.5);
});

test('draws a picture in under two milliseconds and its description in a fifth of one, at the median', () => {
  const homes = manyHomes.slice(0, 400);
  const median = (draw: (row: (typeof homes)[number]) => unknown): number => {
    const times = homes.map((row) => {
      const started = performance.now();
      draw(row);
      return performance.now() - started;
    });
    return times.sort((a, b) => a - b)[times.length / 2]!;
  };
  expect(median((row) => illustrationSvg(row, 'front'))).toBeLessThan(2);
  expect(median(illustrations)).toBeLessThan(0.2);
});

test('maps every state and province to a region', () => {
  const all =
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY ' +
    'AB BC MB NB NL NS NT NU ON PE QC SK YT';
  const eastern = 'CT DE DC IL IN IA ME MD MA MI MN MO NH NJ NY ND OH PA RI SD VT WV WI MB NB NL NS ON PE QC SK';
  expect(
    all
      .split(' ')
      .filter((state) => regionOf(state) === 'east')
      .join(' '),
  ).toBe(eastern);
});
