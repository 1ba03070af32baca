import type { Answer } from './engine.ts';
import type { Kind } from './searches.ts';

/** Compares two answers in all parts, except the order for words, which differs between engines. */
export function differences(kind: Kind, ours: Answer, theirs: Answer): string[] {
  const parts: [string, unknown, unknown][] = [
    ['total', ours.total, theirs.total],
    ['facets', ours.facets, theirs.facets],
    ['cells', ours.cells, theirs.cells],
    ...(kind === 'text' ? [] : ([['top 24', ours.top, theirs.top]] as [string, unknown, unknown][])),
  ];
  return parts.filter(([, a, b]) => JSON.stringify(a) !== JSON.stringify(b)).map(([part]) => part);
}
