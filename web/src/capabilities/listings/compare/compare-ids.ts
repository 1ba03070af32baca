import { readId } from '../../../wire/id.ts';
import { writeSearchParams } from '../../../wire/search-params.ts';

export const fewestCompared = 2;
export const mostCompared = 6;

/** Which homes stand side by side, in the order of their columns. */
export interface CompareState {
  id?: number[];
}

/** Reads the homes from an address: different ones, at most six; what is no id is left out. Never throws. */
export function readCompareState(params: Record<string, unknown>): CompareState {
  const ids = (Array.isArray(params.id) ? params.id : [params.id]).map(readId).filter((one) => one !== undefined);
  const id = [...new Set(ids)].slice(0, mostCompared);
  return id.length === 0 ? {} : { id };
}

export const comparePath = (ids: readonly number[]): string => `/compare${writeSearchParams({ id: ids })}`;
