import type { PropertyDetail } from '@lintel/server/listings';
import { useEffect, useMemo, useState } from 'react';
import { type CostChanges, changesIn, hashOf, type InputName } from './cost-inputs.ts';
import { readPurchase } from './read-purchase.ts';

/** What a person changed, kept in the address behind the `#`, where no server sees it. */
export function useCostChanges(home: PropertyDetail) {
  const [changes, setChanges] = useState<CostChanges>(() => changesIn(location.hash) ?? {});
  useEffect(() => {
    // A link to the part of the page names no numbers: it takes none away.
    const follow = () => setChanges((before) => changesIn(location.hash) ?? { ...before });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    const hash = hashOf(changes);
    if (hash === location.hash || (hash === '' && !changesIn(location.hash))) return;
    // Past the router, to which every change of the address is a journey; browsers allow only so many a second.
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
