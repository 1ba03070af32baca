import type { PropertyDetail } from '@lintel/server/listings';
import { useEffect, useMemo, useState } from 'react';
import { type CostChanges, changesIn, hashOf, type InputName } from './cost-inputs.ts';
import { readPurchase } from './read-purchase.ts';

/** Keeps the person's changes in the URL fragment, which no server sees. */
export function useCostChanges(home: PropertyDetail) {
  const [changes, setChanges] = useState<CostChanges>(() => changesIn(location.hash) ?? {});
  useEffect(() => {
    // A link to this section has no numbers and leaves the current changes in place.
    const follow = () => setChanges((before) => changesIn(location.hash) ?? { ...before });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const hash = hashOf(changes);
    if (hash === location.hash || (hash === '' && !changesIn(location.hash))) return;
    // Bypasses the router, which treats every URL change as a navigation. Delayed, because browsers limit the number of
    // changes per second.
    const rest = setTimeout(
      () => History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search + hash),
      250,
    );
    return () => clearTimeout(rest);
  }, [changes]);
  const read = useMemo(() => readPurchase(home, changes), [home, changes]);
  return {
    read,
    change: (next: CostChanges) => setChanges((before) => ({ ...before, ...next })),
    reset: () => setChanges({}),
    changed: Object.keys(changes).length > 0,
  };
}

export type Change = (next: Partial<Record<InputName, string>>) => void;
