import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { PropertyDetail } from '@lintel/server/listings';

type Feature = PropertyDetail['features'][number];

const irregular: Partial<Record<Feature, string>> = texts({
  ev_charger: m.listings__ev_charger,
  rv_parking: m.listings__rv_parking,
  in_law_suite: m.listings__in_law_suite,
  primary_on_main: m.listings__primary_bedroom_on_the_main,
  walk_in_closet: m.listings__walk_in_closet,
  chefs_kitchen: m.listings__chefs_kitchen,
  in_unit_laundry: m.listings__in_unit_laundry,
  cul_de_sac: m.listings__cul_de_sac,
  single_story: m.listings__single_story,
});

/** Formats `hot_tub` as "Hot tub". */
export const featureName = (feature: Feature): string =>
  irregular[feature] ?? (feature.charAt(0).toUpperCase() + feature.slice(1)).replaceAll('_', ' ');
