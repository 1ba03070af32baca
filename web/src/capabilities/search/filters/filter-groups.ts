import type { Feature, Field } from '@lintel/hypersearch/facts';

/** A part of the drawer: fields with bounds, then features, and what else stands with them. */
export interface FilterGroup {
  title: string;
  fields: readonly Field[];
  features: readonly Feature[];
  also?: 'words' | 'types' | 'status';
}

/** Every filter in the place where a person looks for it. */
// biome-ignore format: a table
export const filterGroups: readonly FilterGroup[] = [
  { title: 'Price and cost', fields: ['price', 'payment', 'cost', 'hoa', 'tax', 'ppsf', 'cut', 'cutDays'], features: ['price_reduced', 'foreclosure'] },
  { title: 'Rooms and size', fields: ['beds', 'baths', 'sqft', 'lot', 'stories'], features: ['primary_on_main', 'home_office', 'guest_house', 'in_law_suite', 'media_room', 'mudroom', 'sunroom', 'storage', 'attic', 'workshop'] },
  { title: 'Type of home', fields: [], features: [], also: 'types' },
  { title: 'On the market', fields: ['dom', 'openDays', 'offDays', 'capRate'], features: ['open_house', 'virtual_tour'], also: 'status' },
  { title: 'Building and condition', fields: ['year'], features: ['new_construction', 'renovated', 'fixer_upper', 'historic', 'luxury', 'single_story', 'basement', 'finished_basement', 'walkout_basement', 'elevator', 'wheelchair_accessible'] },
  { title: 'Inside', fields: [], features: ['updated_kitchen', 'chefs_kitchen', 'kitchen_island', 'stone_counters', 'stainless_appliances', 'in_unit_laundry', 'fireplace', 'hardwood_floors', 'open_floor_plan', 'high_ceilings', 'natural_light', 'walk_in_closet', 'sauna', 'wine_cellar', 'furnished'] },
  { title: 'Cooling, energy and technology', fields: [], features: ['air_conditioning', 'solar_panels', 'energy_efficient', 'smart_home'] },
  { title: 'Outside and lot', fields: [], features: ['pool', 'hot_tub', 'deck', 'patio', 'porch', 'balcony', 'fenced_yard', 'large_yard', 'garden', 'outdoor_kitchen', 'corner_lot', 'cul_de_sac', 'barn', 'horse_property'] },
  { title: 'Parking', fields: ['garage'], features: ['garage', 'carport', 'ev_charger', 'rv_parking'] },
  { title: 'Water and views', fields: [], features: ['waterfront', 'lake_access', 'beach_access', 'water_view', 'mountain_view', 'city_view', 'golf_course'] },
  { title: 'Community', fields: [], features: ['gated_community', 'senior_community', 'doorman', 'gym', 'pet_friendly'] },
  { title: 'Around it', fields: ['school', 'walk'], features: ['near_park', 'near_transit', 'quiet_street'] },
  { title: 'Words', fields: [], features: [], also: 'words' },
];

/** What people call a filter beside its name, in folded words. */
export const synonyms: Partial<Record<Field | Feature | NonNullable<FilterGroup['also']>, string>> = {
  price: 'cost budget list asking',
  payment: 'mortgage loan instalment',
  cost: 'all in piti total',
  hoa: 'association condo strata maintenance fee dues no fee',
  tax: 'taxes',
  ppsf: 'sqft square foot',
  cut: 'reduced reduction discount drop',
  cutDays: 'reduced recently drop',
  beds: 'rooms studio br',
  baths: 'bathrooms half bath',
  sqft: 'size square feet footage area',
  lot: 'land acres yard size',
  stories: 'floors levels storeys',
  year: 'age new old built',
  dom: 'new listings days listed fresh recent',
  openDays: 'open house visit this week weekend',
  offDays: 'sold pending recently',
  capRate: 'cap rate roi yield rental income investment',
  garage: 'car parking spaces',
  school: 'schools rating',
  walk: 'walkable walkability',
  air_conditioning: 'ac cooling central air',
  basement: 'cellar',
  in_law_suite: 'granny flat apartment adu',
  guest_house: 'adu casita',
  in_unit_laundry: 'washer dryer',
  ev_charger: 'electric car tesla',
  wheelchair_accessible: 'accessible disability step free ada',
  senior_community: '55 plus adult',
  pet_friendly: 'dogs cats pets',
  near_transit: 'bus train subway',
  foreclosure: 'bank owned reo short sale auction',
  fixer_upper: 'handyman needs work tlc',
  virtual_tour: '3d tour video matterport',
  hot_tub: 'jacuzzi spa',
  solar_panels: 'photovoltaic',
  fenced_yard: 'fence',
  types: 'house condo townhouse land farm property type',
  status: 'active for sale pending sold',
  words: 'keyword text description remarks address mls',
};
