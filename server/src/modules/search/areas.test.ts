import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { liveIndexToken } from './index/live-index.ts';

/**
 * Independent of the engine: a plane in meters around one point, angles instead of crossings, haversine
 * instead of Pythagoras.
 */
const METRES_PER_DEGREE = 111_195;
const middle = { lat: 30.27, lon: -97.74 };
const eastMetres = METRES_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
interface Spot {
  lat: number;
  lon: number;
}
const spot = (north: number, east: number): Spot => ({
  lat: middle.lat + north / METRES_PER_DEGREE,
  lon: middle.lon + east / eastMetres,
});

/** The angles under which a point sees the edges sum to a full turn inside the ring and to zero outside. */
function insideByAngles(ring: readonly Spot[], { lat, lon }: Spot): boolean {
  let turned = 0;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!;
    const [ax, ay] = [(a.lon - lon) * eastMetres, (a.lat - lat) * METRES_PER_DEGREE];
    const [bx, by] = [(b.lon - lon) * eastMetres, (b.lat - lat) * METRES_PER_DEGREE];
    turned += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }
  return Math.abs(turned) > Math.PI;
}

function haversineMetres(a: Spot, b: Spot): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 2 * ((METRES_PER_DEGREE * 180) / Math.PI) * Math.asin(Math.sqrt(h));
}

const random = (() => {
  let state = 20_261_120;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
})();

/** Rings with spikes and bays, rounded like coordinates in a query string. */
const rings = Array.from({ length: 6 }, () => {
  const corners = 5 + Math.floor(random() * 40);
  return Array.from({ length: corners }, (_, i) => {
    const turned = (2 * Math.PI * i) / corners;
    const reach = 400 + 3_000 * random();
    const { lat, lon } = spot(reach * Math.sin(turned), reach * Math.cos(turned));
    return { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) };
  });
});
const circles = [500, 1_609.3, 4_000].map((radius) => ({ ...spot(2_000 * random(), 2_000 * random()), radius }));

/** Points on both sides of each edge, 1 to 2 meters away. */
function besideEdges(ring: readonly Spot[]): Spot[] {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const [north, east] = [(b.lat - a.lat) * METRES_PER_DEGREE, (b.lon - a.lon) * eastMetres];
    const length = Math.hypot(north, east);
    const along = 0.05 + 0.9 * random();
    return [1, -1].map((side) => {
      const away = (side * (1 + random())) / length;
      return {
        lat: a.lat + (along * north + away * east) / METRES_PER_DEGREE,
        lon: a.lon + (along * east - away * north) / eastMetres,
      };
    });
  });
}

const besideOutlines = circles.flatMap(({ lat, lon, radius }) =>
  Array.from({ length: 20 }, (_, i) => {
    const reach = radius + (i % 2 ? 1 : -1) * (1 + random());
    const turned = 2 * Math.PI * random();
    return {
      lat: lat + (reach * Math.sin(turned)) / METRES_PER_DEGREE,
      lon: lon + (reach * Math.cos(turned)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    };
  }),
);
const spots = [...rings.flatMap(besideEdges), ...besideOutlines].map(({ lat, lon }) => ({
  lat: Number(lat.toFixed(8)),
  lon: Number(lon.toFixed(8)),
}));

let app: TestApp;
let ids: number[];
beforeAll(async () => {
  app = await startTestApp();
  ids = await storeHomes(app.context.database, ...spots.map(({ lat, lon }) => home({ latitude: lat, longitude: lon })));
  await storeHomes(
    app.context.database,
    home({ latitude: null, longitude: null }),
    home({ latitude: middle.lat, longitude: middle.lon, internetAddressDisplayYn: false }),
  );
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

const ringText = (ring: readonly Spot[]) => ring.map(({ lat, lon }) => `${lon},${lat}`).join(';');
const circleText = ({ lat, lon, radius }: (typeof circles)[number]) => `${lon},${lat},${radius}`;

/** All ids that the API finds, page after page. */
async function found(query: Record<string, string[]>): Promise<number[]> {
  const parameters = new URLSearchParams({ limit: '100' });
  for (const [name, values] of Object.entries(query)) for (const value of values) parameters.append(name, value);
  const all: number[] = [];
  for (let path: string | undefined = `/api/properties?${parameters}`; path; ) {
    const { status, headers, body } = await app.request('GET', path);
    expect(status).toBe(200);
    all.push(...body.map(({ id }: { id: number }) => id));
    path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return all.toSorted((a, b) => a - b);
}
const where = (holds: (at: Spot) => boolean) => ids.filter((_, i) => holds(spots[i]!)).toSorted((a, b) => a - b);
const inCircle = (circle: (typeof circles)[number]) => (at: Spot) => haversineMetres(circle, at) <= circle.radius;

describe('homes one to two meters from the border of an area', () => {
  it.each(rings.map((ring, n) => [n, ring] as const))(
    'of ring %s are inside or outside of it exactly',
    async (_, ring) => {
      const inside = where((at) => insideByAngles(ring, at));
      expect(inside.length).toBeGreaterThan(ring.length / 2);
      expect(await found({ polygon: [ringText(ring)] })).toEqual(inside);
      expect(await found({ polygon: [ringText(ring.toReversed())] })).toEqual(inside);
    },
  );

  it.each(circles)('of a circle of $radius meters are inside or outside exactly', async (circle) => {
    expect(await found({ circle: [circleText(circle)] })).toEqual(where(inCircle(circle)));
  });
});

describe('several areas', () => {
  const [one, two] = rings as [Spot[], Spot[]];
  const [small, , large] = circles as [(typeof circles)[number], unknown, (typeof circles)[number]];

  it('are alternatives, and excluded areas are cut from all of them', async () => {
    const included = (at: Spot) => insideByAngles(one, at) || insideByAngles(two, at) || inCircle(large)(at);
    const query = { polygon: [ringText(one), ringText(two)], circle: [circleText(large)] };
    expect(await found(query)).toEqual(where(included));
    const left = (at: Spot) => inCircle(small)(at) || insideByAngles(rings[2]!, at);
    expect(await found({ ...query, notCircle: [circleText(small)], notPolygon: [ringText(rings[2]!)] })).toEqual(
      where((at) => included(at) && !left(at)),
    );
  });

  it('never contain a home whose coordinates are hidden; an excluded area alone does not remove it', async () => {
    const wide = ['-180,-85;-1,-85;-1,85;-180,85'];
    expect(await found({ polygon: wide })).toEqual(ids.toSorted((a, b) => a - b));
    expect(await found({ notPolygon: wide })).toHaveLength(2);
  });
});

describe('an area that is none', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const turned = (2 * Math.PI * i) / count;
      return `${(Math.cos(turned) / 10).toFixed(6)},${(Math.sin(turned) / 10).toFixed(6)}`;
    }).join(';');
  const tiny = (n: number) => `0,${n / 1000},10`;

  it.each<[string, string, string[], RegExp]>([
    ['that crosses itself', 'polygon', ['0,0;1,1;1,0;0,1'], /cross/],
    ['without area', 'notPolygon', ['0,0;1,1;2,2'], /area larger than zero/],
    ['of 1,001 points', 'polygon', [many(1_001)], /1,?000 points/],
    ['of no numbers', 'polygon', ['NaN,NaN;1,1;1,0'], /2 numbers/],
    ['of infinity', 'circle', ['0,0,Infinity'], /3 numbers/],
    ['beyond the pole', 'polygon', ['0,89;1,91;2,89'], /latitude/],
    ['beyond the antimeridian', 'notCircle', ['181,50,100'], /longitude/],
    ['across the antimeridian', 'polygon', ['179,50;-179,50;-179,51;179,51'], /180th meridian/],
    ['of a huge radius', 'circle', ['0,0,500001'], /500,000 meters/],
    ['of a radius below zero', 'notCircle', ['0,0,-1'], /more than 0/],
    ['which is the eleventh', 'circle', Array.from({ length: 11 }, (_, n) => tiny(n)), /at most 10 areas/],
  ])('%s is refused by its name and rule', async (_, field, texts, rule) => {
    const parameters = new URLSearchParams(texts.map((text): [string, string] => [field, text]));
    const { status, body } = await app.request('GET', `/api/properties?${parameters}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
    expect(JSON.stringify(body)).toMatch(rule);
  });

  it.each<[string, string, string[]]>([
    ['a thousand points', 'polygon', [many(1_000)]],
    ['ten of a kind', 'notCircle', Array.from({ length: 10 }, (_, n) => tiny(n))],
    ['the pole as a corner', 'polygon', ['-100,80;-90,90;-80,80']],
  ])('but %s are accepted', async (_, field, texts) => {
    const parameters = new URLSearchParams(texts.map((text): [string, string] => [field, text]));
    expect((await app.request('GET', `/api/properties?${parameters}`)).status).toBe(200);
  });
});
