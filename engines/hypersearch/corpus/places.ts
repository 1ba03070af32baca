import { namesOfPlaces } from '../../../server/src/modules/places/names-of-places.ts';
import type { PlaceName } from '../src/index.ts';

/** The places that the server reads sentences with. */
export const loadPlaces = (): PlaceName[] => namesOfPlaces();
