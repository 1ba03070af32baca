import { readLine } from './record.ts';
import type { StatedRecord } from './stated-record.ts';

/** Lists of a home in which words of our features stand; each value is read on its own. */
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
/** What the neighbourhood or the association has: a pool there is no pool of the home. */
const shared = ['CommunityFeatures', 'AssociationAmenities'];

/** Texts for `featuresOf`. */
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

/** Fans move air and do not cool it: a home with nothing else has no air conditioning. */
export const coolingThatCools = (cooling: readonly string[] | null): string[] | null =>
  cooling?.filter((word) => !/\bfan/i.test(word) && !/^(roof turbine|separate meters|other$)/i.test(word)) ?? null;
