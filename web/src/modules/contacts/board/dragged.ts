import type { Lead } from '../calls.ts';

/** What a dragged card carries. */
export interface Dragged extends Record<string | symbol, unknown> {
  lead: Lead;
}
