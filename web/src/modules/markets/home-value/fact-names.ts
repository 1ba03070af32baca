import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { HomeFacts } from '@lintel/server/markets';

export const factNames: Record<keyof HomeFacts, string> = texts({
  homeType: m.markets__property_type,
  livingAreaSqft: m.markets__living_area_sq_ft,
  lotSizeAcres: m.markets__lot_acres,
  bedrooms: m.markets__bedrooms,
  bathrooms: m.markets__bathrooms,
  yearBuilt: m.markets__year_built,
  garageSpaces: m.markets__garage_spaces,
  pool: m.markets__pool,
  airConditioning: m.markets__air_conditioning,
});
