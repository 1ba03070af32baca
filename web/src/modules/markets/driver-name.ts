import { m } from '@lintel/messages';
import { featureName } from '../listings/index.ts';

const names: Record<string, () => string> = {
  livingArea: m.markets__living_area,
  lotSize: m.markets__lot_size,
  bedrooms: m.markets__bedrooms,
  bathrooms: m.markets__bathrooms,
  yearBuilt: m.markets__year_built,
  stories: m.markets__stories,
  garageSpaces: m.markets__garage,
  associationFee: m.markets__association_fee,
  walkScore: m.markets__walk_score,
  homeType: m.markets__property_type,
  market: m.markets__prices_since,
  previousSale: m.markets__previous_sale,
  location: m.markets__location,
};

/** Names a feature of the valuation; the others are features of a listing. */
export const driverName = (feature: string): string =>
  names[feature]?.() ?? featureName(feature as Parameters<typeof featureName>[0]);
