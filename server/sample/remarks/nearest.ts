import type { Home } from '../homes/home.ts';
import type { Market, Neighbourhood } from '../markets/index.ts';
import type { Random } from '../random.ts';
import { kmBetween } from '../terrain.ts';

/**
 * Names one of the three nearest landmarks and its distance from the neighborhood's center, in the country's
 * unit. Measured from the neighborhood and not from the house, whose coordinates may be hidden.
 */
export function nearestLandmark(random: Random, { market, neighbourhood }: Home): string {
  const phrases = known.get(neighbourhood) ?? phrasesOf(market, neighbourhood);
  known.set(neighbourhood, phrases);
  return random.pick(phrases);
}

const known = new WeakMap<Neighbourhood, string[]>();

function phrasesOf(market: Market, { name, lat, lon }: Neighbourhood): string[] {
  const points = [...market.landmarks, { name: `downtown ${market.name}`, lat: market.lat, lon: market.lon }];
  return points
    .map((point) => ({ name: point.name, km: kmBetween({ lat, lon }, point) }))
    .filter((point) => point.name !== name)
    .sort((a, b) => a.km - b.km)
    .slice(0, 3)
    .map((point) => `${away(point.km, market.country)} ${article(point.name)}`);
}

function away(km: number, country: 'US' | 'CA'): string {
  const [distance, unit] = country === 'US' ? [km / 1.609344, 'mile'] : [km, 'kilometre'];
  if (distance < 0.6) return 'close to';
  const round = Math.max(1, Math.round(distance));
  return `about ${round} ${unit}${round === 1 ? '' : 's'} from`;
}

/** "the White House", "the University of Texas", "Zilker Park" */
const article = (name: string) =>
  /^(University|Distillery|Financial|Exchange|Texas State|Alberta) /.test(name)
    ? `the ${name}`
    : name.replace(/^The /, 'the ');
