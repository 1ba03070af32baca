import { z } from 'zod';
import { event } from '../../foundation/events.ts';

/** Somebody saved a search, or gave a saved one another question. */
export const searchSaved = event('search.saved', z.object({ searchId: z.number(), personId: z.number() }));
