import { m } from '@lintel/messages';
import { OwnListingsPanel } from './own-listings-panel.tsx';

/** The listings that the agent writes in Lintel. */
export function MyListingsPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start py-6">
      <OwnListingsPanel title={m.own_listings__your_listings()} />
    </div>
  );
}
