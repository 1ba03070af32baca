import { z } from 'zod';
import { Id } from '../../foundation/contract.ts';
import { event } from '../../foundation/events.ts';

/** A search was saved, or the criteria of a saved search changed. */
export const searchSaved = event('search.saved', z.object({ searchId: Id, personId: Id }));
