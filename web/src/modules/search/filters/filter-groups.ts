import type { Feature, Field } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';

/** A section of the drawer: bounds, features and other filters. */
export interface FilterGroup {
  title: string;
  fields: readonly Field[];
  features: readonly Feature[];
  also?: 'words' | 'types' | 'status';
}

/** All filters by group. */
// biome-ignore format: a table
export const filterGroups: readonly FilterGroup[] = [
  { get title() { return m.search__price_and_cost(); }, fields: ['price', 'payment', 'cost', 'hoa', 'tax', 'ppsf', 'cut', 'cutDays'], features: ['price_reduced', 'foreclosure'] },
  { get title() { return m.search__rooms_and_size(); }, fields: ['beds', 'baths', 'sqft', 'lot', 'stories'], features: ['primary_on_main', 'home_office', 'guest_house', 'in_law_suite', 'media_room', 'mudroom', 'sunroom', 'storage', 'attic', 'workshop'] },
  { get title() { return m.search__type_of_home(); }, fields: [], features: [], also: 'types' },
  { get title() { return m.search__on_the_market(); }, fields: ['dom', 'openDays', 'offDays', 'capRate'], features: ['open_house', 'virtual_tour'], also: 'status' },
  { get title() { return m.search__building_and_condition(); }, fields: ['year'], features: ['new_construction', 'renovated', 'fixer_upper', 'historic', 'luxury', 'single_story', 'basement', 'finished_basement', 'walkout_basement', 'elevator', 'wheelchair_accessible'] },
  { get title() { return m.search__interior(); }, fields: [], features: ['updated_kitchen', 'chefs_kitchen', 'kitchen_island', 'stone_counters', 'stainless_appliances', 'in_unit_laundry', 'fireplace', 'hardwood_floors', 'open_floor_plan', 'high_ceilings', 'natural_light', 'walk_in_closet', 'sauna', 'wine_cellar', 'furnished'] },
  { get title() { return m.search__cooling_energy_and_technology(); }, fields: [], features: ['air_conditioning', 'solar_panels', 'energy_efficient', 'smart_home'] },
  { get title() { return m.search__exterior_and_lot(); }, fields: [], features: ['pool', 'hot_tub', 'deck', 'patio', 'porch', 'balcony', 'fenced_yard', 'large_yard', 'garden', 'outdoor_kitchen', 'corner_lot', 'cul_de_sac', 'barn', 'horse_property'] },
  { get title() { return m.search__parking(); }, fields: ['garage'], features: ['garage', 'carport', 'ev_charger', 'rv_parking'] },
  { get title() { return m.search__water_and_views(); }, fields: [], features: ['waterfront', 'lake_access', 'beach_access', 'water_view', 'mountain_view', 'city_view', 'golf_course'] },
  { get title() { return m.search__community(); }, fields: [], features: ['gated_community', 'senior_community', 'doorman', 'gym', 'pet_friendly'] },
  { get title() { return m.search__neighborhood(); }, fields: ['school', 'walk'], features: ['near_park', 'near_transit', 'quiet_street'] },
  { get title() { return m.search__words(); }, fields: [], features: [], also: 'words' },
];

/** Other names of a filter, as folded words. */
export const synonyms: Partial<Record<Field | Feature | NonNullable<FilterGroup['also']>, string>> = {
  get price() {
    return m.search__cost_budget_list_asking();
  },
  get payment() {
    return m.search__mortgage_loan_instalment();
  },
  get cost() {
    return m.search__all_in_piti_total();
  },
  get hoa() {
    return m.search__association_condo_strata_maintenance_fee();
  },
  tax: 'taxes',
  get ppsf() {
    return m.search__sqft_square_foot();
  },
  get cut() {
    return m.search__reduced_reduction_discount_drop();
  },
  get cutDays() {
    return m.search__reduced_recently_drop();
  },
  get beds() {
    return m.search__rooms_studio_br();
  },
  get baths() {
    return m.search__bathrooms_half_bath();
  },
  get sqft() {
    return m.search__size_square_feet_footage_area();
  },
  get lot() {
    return m.search__land_acres_yard_size();
  },
  get stories() {
    return m.search__floors_levels_storeys();
  },
  year: 'age new old built',
  get dom() {
    return m.search__new_listings_days_listed_fresh();
  },
  get openDays() {
    return m.search__open_house_visit_this_week();
  },
  get offDays() {
    return m.search__sold_pending_recently();
  },
  get capRate() {
    return m.search__cap_rate_roi_yield_rental();
  },
  get garage() {
    return m.search__car_parking_spaces();
  },
  get school() {
    return m.search__schools_rating();
  },
  get walk() {
    return m.search__walkable_walkability();
  },
  get air_conditioning() {
    return m.search__ac_cooling_central_air();
  },
  basement: 'cellar',
  get in_law_suite() {
    return m.search__granny_flat_apartment_adu();
  },
  get guest_house() {
    return m.search__adu_casita();
  },
  get in_unit_laundry() {
    return m.search__washer_dryer();
  },
  get ev_charger() {
    return m.search__electric_car_tesla();
  },
  get wheelchair_accessible() {
    return m.search__accessible_disability_step_free_ada();
  },
  get senior_community() {
    return m.search__55_plus_adult();
  },
  get pet_friendly() {
    return m.search__dogs_cats_pets();
  },
  get near_transit() {
    return m.search__bus_train_subway();
  },
  get foreclosure() {
    return m.search__bank_owned_reo_short_sale();
  },
  get fixer_upper() {
    return m.search__handyman_needs_work_tlc();
  },
  get virtual_tour() {
    return m.search__3d_tour_video_matterport();
  },
  get hot_tub() {
    return m.search__jacuzzi_spa();
  },
  solar_panels: 'photovoltaic',
  fenced_yard: 'fence',
  get types() {
    return m.search__house_condo_townhouse_land_farm();
  },
  get status() {
    return m.search__active_for_sale_pending_sold();
  },
  get words() {
    return m.search__keyword_text_description_remarks_address();
  },
};
