import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';

/** A search was saved, or the criteria of a saved search changed. */
export const searchSaved = event('search.saved', z.object({ searchId: Id, personId: Id }));
