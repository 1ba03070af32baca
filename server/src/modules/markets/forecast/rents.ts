import { quantile } from '@lintel/market';
import type { PlaceLease } from '../../listings/index.ts';
import type { Rents } from '../contract.ts';

/** Fewest leases of a figure that is shown. */
const LEAST = 10;

/** Returns the rents of closed leases; of asked rents where fewer than ten are closed; null where both are too few. */
export function rentsOf(leases: readonly PlaceLease[], country: 'US' | 'CA'): Rents | null {
  const closed = leases.filter(({ isClosed }) => isClosed);
  const isClosed = closed.length >= LEAST;
  const used = isClosed ? closed : leases.filter((lease) => !lease.isClosed);
  if (used.length < LEAST) return null;
  const days = used.map(({ knownOn }) => knownOn).sort();
  const byBedrooms = Map.groupBy(used, ({ bedrooms }) => bedrooms);
  return {
    ...figuresOf(used),
    currency: country === 'CA' ? 'CAD' : 'USD',
    isClosed,
    from: days[0]!,
    until: days.at(-1)!,
    sources: [...new Set(used.map(({ system }) => system))].sort(),
    byBedrooms: [...byBedrooms]
      .flatMap(([bedrooms, own]) => (bedrooms === null || own.length < LEAST ? [] : [{ bedrooms, ...figuresOf(own) }]))
      .sort((a, b) => a.bedrooms - b.bedrooms),
  };
}

function figuresOf(leases: readonly PlaceLease[]) {
  const rents = Float64Array.from(leases, ({ rentCents }) => rentCents / 100).sort();
  const at = (share: number) => Math.round(quantile(rents, share));
  return { n: rents.length, median: at(0.5), low: at(0.25), high: at(0.75) };
}
