import { z } from 'zod';
import { Id } from '../../foundation/contract.ts';
import { event } from '../../foundation/events.ts';

/** `listingId` is the listing that the home has at that moment. */
const home = z.object({ personId: Id, savedHomeId: Id, listingId: Id });

/** A home came onto somebody's list, for the first time or again. */
export const homeSaved = event('home.saved', home);

/** A home was taken off a list. */
export const homeRemoved = event('home.removed', home);
