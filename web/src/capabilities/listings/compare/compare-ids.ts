import { writeSearchParams } from '../../../wire/search-params.ts';

export const fewestCompared = 2;
export const mostCompared = 6;

const largestId = 2_147_483_647;

/** Which homes stand side by side, in the order of their columns. */
export interface CompareState {
  id?: number[];
}

/** Reads the homes from an address: different ones, at most six; what is no id is left out. Never throws. */
export function readCompareState(params: Record<string, unknown>): CompareState {
  const given = (Array.isArray(params.id) ? params.id : [params.id]).map((one) => String(one ?? ''));
  const ids = given.filter((one) => /^[1-9]\d{0,9}$/.test(one)).map(Number);
  const id = [...new Set(ids)].filter((one) => one <= largestId).slice(0, mostCompared);
  return id.length === 0 ? {} : { id };
}

export const comparePath = (ids: readonly number[]): string => `/compare${writeSearchParams({ id: ids })}`;
