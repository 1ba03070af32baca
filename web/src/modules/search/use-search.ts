import { useMatch, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { writeSearchParams } from '../../api/search-params.ts';
import { readSearchState, type SearchState } from './search-state.ts';

/** Path of the current page: /search, /hypersearch and /discover show the same searches. */
const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname });

/** Returns a function that formats a search as a URL of the current page. */
export function useSearchHref(): (state: SearchState) => string {
  const path = usePagePath();
  return useCallback((state) => path + writeSearchParams({ ...state }), [path]);
}

/**
 * Navigates to another search on the same page; the URL is the only place that holds it. `replace` adds no history
 * entry.
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
