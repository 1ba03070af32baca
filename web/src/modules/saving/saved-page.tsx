import { m } from '@lintel/messages';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { HomesTab } from './homes/homes-tab.tsx';
import type { SavedState } from './homes/saved-state.ts';
import { savedPath, savedSearchesPath } from './paths.ts';

/** A buyer's saved homes and saved searches. */
export function SavedPage({ state, searches }: { state: SavedState; searches: ReactNode }) {
  const navigate = useNavigate();
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <h1 className="text-28">{m.saving__saved()}</h1>
      <Tabs
        label={m.saving__saved_items()}
        value={state.tab ?? 'homes'}
        onChange={(tab) => void navigate({ href: tab === 'searches' ? savedSearchesPath : savedPath })}
        tabs={[
          { value: 'homes', label: m.saving__homes(), content: <HomesTab state={state} /> },
          { value: 'searches', label: m.saving__searches(), content: searches },
        ]}
      />
    </div>
  );
}
