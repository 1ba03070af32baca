import { z } from 'zod';
import { event } from '../../platform/events/events.ts';
import { Id } from '../../platform/serve/contract.ts';

/** `listingId` is the home's listing at the time of the event. */
const home = z.object({ personId: Id, savedHomeId: Id, listingId: Id });

/** A home was saved, for the first time or again. */
export const homeSaved = event('home.saved', home);

/** A home was removed from a list. */
export const homeRemoved = event('home.removed', home);
