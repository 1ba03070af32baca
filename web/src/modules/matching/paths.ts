import { writeSearchParams } from '../../api/search-params.ts';
import { type MatchState, readMatchState } from './match-state.ts';

export const smartMatchPath = (state: Partial<MatchState> = {}): string =>
  `/smartmatch${writeSearchParams(readMatchState({ ...state }))}`;

export const formulaPath = '/smartmatch/formula';
export const rankingPath = '/standing';
