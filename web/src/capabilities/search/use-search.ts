import { useMatch, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { writeSearchParams } from '../../wire/search-params.ts';
import { readSearchState, type SearchState } from './search-state.ts';

/** The page on which it is used: /search, /hypersearch and /discover show the same searches. */
const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname });

/** Gives the address of a state of the search, on the page where it is used. */
export function useSearchHref(): (state: SearchState) => string {
  const path = usePagePath();
  return useCallback((state) => path + writeSearchParams({ ...state }), [path]);
}

/**
 * Goes to another state of the search, on the same page; the address is the only place that holds it. `replace` leaves
 * no step to come back to.
 */
export function useGoTo(): (next: SearchState, how?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  const path = usePagePath();
  return useCallback(
    (next, { replace = false } = {}) =>
      void navigate({ to: path, search: readSearchState({ ...next }) as never, resetScroll: false, replace }),
    [navigate, path],
  );
}
