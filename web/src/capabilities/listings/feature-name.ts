import type { PropertyDetail } from '@lintel/server/listings';

type Feature = PropertyDetail['features'][number];

const irregular: Partial<Record<Feature, string>> = {
  ev_charger: 'EV charger',
  rv_parking: 'RV parking',
  in_law_suite: 'In-law suite',
  primary_on_main: 'Primary bedroom on the main floor',
  walk_in_closet: 'Walk-in closet',
  chefs_kitchen: 'Chef’s kitchen',
  in_unit_laundry: 'In-unit laundry',
  cul_de_sac: 'Cul-de-sac',
  single_story: 'Single storey',
};

/** `hot_tub` as "Hot tub". */
export const featureName = (feature: Feature): string =>
  irregular[feature] ?? (feature.charAt(0).toUpperCase() + feature.slice(1)).replaceAll('_', ' ');
