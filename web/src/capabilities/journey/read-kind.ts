import type { ActivityKind } from '@lintel/server/journey';

const kinds: Record<ActivityKind, true> = {
  home: true,
  search: true,
  document: true,
  professional: true,
  appointment: true,
  message: true,
  journey: true,
  account: true,
};

/** What the feed is narrowed to, from an address; without the contract, which the first page need not load. */
export const readKind = (kind: unknown): { kind?: ActivityKind } =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind) ? { kind: kind as ActivityKind } : {};
