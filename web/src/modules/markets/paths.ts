import { placeSlug } from '@lintel/geo';

export const accuracyPath = '/accuracy';

export const marketPath = (city: string, state: string): string => `/market/${placeSlug(city, state)}`;
