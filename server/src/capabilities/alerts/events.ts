import { z } from 'zod';
import { Id } from '../../foundation/contract.ts';
import { event } from '../../foundation/events.ts';

/** Somebody saved a search, or gave a saved one another question. */
export const searchSaved = event('search.saved', z.object({ searchId: Id, personId: Id }));
