import { readId } from '../../../api/id.ts';
import { writeSearchParams } from '../../../api/search-params.ts';

export const fewestCompared = 2;
export const mostCompared = 6;

/** Homes to compare, in column order. */
export interface CompareState {
  id?: number[];
}

/** Reads the homes from a URL: distinct, at most six. Invalid ids are ignored. Never throws. */
export function readCompareState(params: Record<string, unknown>): CompareState {
  const ids = (Array.isArray(params.id) ? params.id : [params.id]).map(readId).filter((one) => one !== undefined);
  const id = [...new Set(ids)].slice(0, mostCompared);
  return id.length === 0 ? {} : { id };
}

export const comparePath = (ids: readonly number[]): string => `/compare${writeSearchParams({ id: ids })}`;
