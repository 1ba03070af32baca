import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { writeSearchParams } from '../../wire/search-params.ts';
import { hyperSearchPath } from './paths.ts';
import { readSearchState, type SearchState } from './search-state.ts';

export const searchHref = (state: SearchState): string => `${hyperSearchPath}${writeSearchParams({ ...state })}`;

/** Goes to another state of the search; the address is the only place that holds it. */
export function useGoTo(): (next: SearchState) => void {
  const navigate = useNavigate();
  return useCallback(
    (next) => void navigate({ to: hyperSearchPath, search: readSearchState({ ...next }), resetScroll: false }),
    [navigate],
  );
}
