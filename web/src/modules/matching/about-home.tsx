import { m } from '@lintel/messages';
import type { Property } from '@lintel/server/listings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { callApi } from '../../api/client.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { homeName } from '../listings/index.ts';
import { propertyPath } from '../listings/paths.ts';
import type { MatchState } from './match-state.ts';

const homeQuery = (id: number) =>
  queryOptions({ queryKey: ['home', id], enabled: id > 0, queryFn: () => callApi((api) => api.listings.get({ id })) });

const kinds: Partial<Record<Property['propertyType'], string>> = {
  single_family: 'single-family',
  semi_detached: 'single-family',
  condo: 'condo',
  townhouse: 'townhouse',
};

const bandEnds = [
  [300_000, 'under-300k'],
  [500_000, '300k-500k'],
  [750_000, '500k-750k'],
  [1_000_000, '750k-1m'],
] as const;

/**
 * Completes the search with the home from the URL: its location, type and price fill the fields the person left empty.
 */
export function useAboutHome(state: MatchState): { state: MatchState; home: Property | undefined; waiting: boolean } {
  const { data, isLoading } = useQuery(homeQuery(state.home));
  if (!data) return { state, home: undefined, waiting: isLoading };
  const forHomes = state.tab !== 'mortgage-agents' && state.type === 'real_estate';
  const place = state.place || `${data.city}, ${data.state}`;
  const kind = state.kind || (forHomes && kinds[data.propertyType]) || '';
  const band = state.band || (forHomes && (bandEnds.find(([end]) => data.price < end)?.[1] ?? 'over-1m')) || '';
  return { state: { ...state, place, kind, band }, home: data, waiting: false };
}

/** States which home a request will be about, and can remove it. */
export function AboutHome({ home, onClear }: { home: Property; onClear: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-primary-tint px-4 py-2 text-14">
      <span>
        {m.matching__your_request_will_be_about()}{' '}
        <AppLink href={propertyPath(home.id)} className="link">
          {homeName(home)}
        </AppLink>
        {m.matching__these_agents_would_work_for()}
      </span>
      <Button kind="quiet" size="sm" className="ml-auto" onClick={onClear}>
        <X aria-hidden size={16} strokeWidth={1.5} /> {m.matching__remove_home()}
      </Button>
    </p>
  );
}
