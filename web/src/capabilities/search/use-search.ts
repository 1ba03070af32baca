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

/** Goes to another state of the search, on the same page; the address is the only place that holds it. */
export function useGoTo(): (next: SearchState) => void {
  const navigate = useNavigate();
  const path = usePagePath();
  return useCallback(
    (next) => void navigate({ to: path, search: readSearchState({ ...next }) as never, resetScroll: false }),
    [navigate, path],
  );
}
