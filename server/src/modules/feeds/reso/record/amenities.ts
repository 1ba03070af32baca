import { readLine } from './record.ts';
import type { StatedRecord } from './stated-record.ts';

/** Lists of a home that can contain our features; each value is read separately. */
const own = [
  'InteriorFeatures',
  'ExteriorFeatures',
  'Appliances',
  'LotFeatures',
  'ParkingFeatures',
  'LaundryFeatures',
  'FireplaceFeatures',
  'Flooring',
  'SecurityFeatures',
  'SpaFeatures',
  'WaterfrontFeatures',
  'PropertyCondition',
  'OtherStructures',
  'GreenEnergyGeneration',
  'GreenEnergyEfficient',
  'Fencing',
  'BuildingFeatures',
  'OtherEquipment',
];
/** Amenities of the neighborhood or association: their pool is not a pool of the home. */
const shared = ['CommunityFeatures', 'AssociationAmenities'];

/** Builds the texts for `featuresOf`. */
export function amenityTexts(stated: StatedRecord): string[] {
  const texts: string[] = [];
  for (const name of own) {
    const words = stated.peekList(name);
    if (words) texts.push(...words);
  }
  for (const name of shared) {
    const words = stated.peekList(name);
    if (words) texts.push(...words.filter((word) => !/\bpools?\b/i.test(word)));
  }
  if (stated.peek('VirtualTourURLUnbranded', readLine)) texts.push('virtual tour');
  return texts;
}

/** Fans move air and do not cool it: a home with only fans has no air conditioning. */
export const airConditioningIn = (cooling: readonly string[] | null): string[] | null =>
  cooling?.filter((word) => !/\bfan/i.test(word) && !/^(roof turbine|separate meters|other$)/i.test(word)) ?? null;
