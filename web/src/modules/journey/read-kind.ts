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

/** Reads the activity filter from the URL. Does not use the contract, which the first page would have to load. */
export const readKind = (kind: unknown): { kind?: ActivityKind } =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind) ? { kind: kind as ActivityKind } : {};
