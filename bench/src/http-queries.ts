/** Realistic searches, generated from homes for sale on the server, so that every search has results. */
interface Home {
  id: number;
  city: string;
  state: string;
  latitude: number | null;
  longitude: number | null;
  price: number;
  propertyType: string;
  bedrooms: number | null;
  features: string[];
}

const share = 1000;

/** Seeded pseudo-random numbers: mulberry32 (public domain, Tommy Ettinger). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = [
  'updated kitchen',
  'quiet street',
  'hardwood',
  'new roof',
  'walk to shops',
  'open plan',
  'natural light',
];

/**
 * Paths of plain searches in the mix of the study: 60% in a city, 20% in a rectangle of the map, 10% around a
 * point, 10% with words. Nearly all differ, so that caches of earlier responses have no effect.
 */
export async function searchPaths(url: string, count: number, seed = 7): Promise<string[]> {
  const random = seededRandom(seed);
  const homes = await someHomes(url, 200_000);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: count }, (_, at) => {
    const home = pick(homes);
    const params = new URLSearchParams();
    const kind = (at * 7) % 10;
    const { latitude, longitude } = home;
    if (kind < 6 || latitude === null || longitude === null) params.set('place', home.city);
    else if (kind < 8) {
      const span = 0.02 + random() ** 2 * 0.4;
      const edges = [longitude - span, latitude - span * 0.7, longitude + span, latitude + span * 0.7];
      params.set('bounds', edges.map((edge) => edge.toFixed(5)).join(','));
    } else if (kind < 9)
      params.set(
        'circle',
        [longitude, latitude, 1000 + Math.floor(random() * 24_000)].map((n) => Number(n.toFixed(5))).join(','),
      );
    else {
      params.set('q', pick(words));
      if (random() < 0.7) params.set('place', home.city);
    }
    const step = Math.round((home.price * (0.9 + random() * 0.8)) / share) * share;
    params.set('priceMax', String(step));
    if (random() < 0.4) params.set('priceMin', String(Math.round((step * (0.3 + random() * 0.3)) / share) * share));
    if (home.bedrooms && random() < 0.7) params.set('bedsMin', String(Math.max(1, home.bedrooms - 1)));
    if (random() < 0.3) params.set('type', home.propertyType);
    for (const feature of home.features.slice(0, random() < 0.5 ? 1 : 2))
      if (random() < 0.7) params.append('has', feature);
    return `/api/properties?${params}`;
  });
}

/**
 * Reads the homes page by page, up to a maximum, and returns a sample of them. Afterwards the server has loaded
 * every home once, like a server that has run for a while.
 */
export async function someHomes(url: string, homesMax: number): Promise<Home[]> {
  const homes: Home[] = [];
  let path: string | undefined = '/api/properties?limit=100&sort=newest';
  for (let seen = 0; path !== undefined && seen < homesMax; seen += 100) {
    const response: Response = await fetch(url + path);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    homes.push(...((await response.json()) as Home[]).filter((_, at) => at % 10 === 0));
    path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return homes;
}

/** Each search as the search page sends it: homes, filter counts and map cells in one request. */
export const pagePaths = (paths: readonly string[]): string[] =>
  paths.map((path) => `/api/properties/view?${path.slice(path.indexOf('?') + 1)}&zoom=10`);
