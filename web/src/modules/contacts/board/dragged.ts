import type { Lead } from '../calls.ts';

/** The data of a dragged card. */
export interface Dragged extends Record<string | symbol, unknown> {
  lead: Lead;
}
