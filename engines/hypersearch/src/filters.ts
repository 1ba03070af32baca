import type { Feature, Field, HomeType } from './facts.ts';
import type { Range } from './query.ts';

/**
 * A filter of a form: the RESO Data Dictionary 2.0 fields it reads (resource Property, except OpenHouseStartTime of
 * OpenHouse), and the preset ranges it offers. Units as in facts.
 */
interface BoundFilter {
  reso: readonly string[];
  steps: readonly Range[];
}

const atLeast = (...values: number[]): Range[] => values.map((min) => ({ min }));
const atMost = (...values: number[]): Range[] => values.map((max) => ({ max }));

/** Source fields and preset steps of each bounded field. */
export const boundFilters: Readonly<Record<Field, BoundFilter>> = {
  price: {
    reso: ['ListPrice'],
    steps: [
      { max: 300_000 },
      { min: 300_000, max: 500_000 },
      { min: 400_000, max: 600_000 },
      { min: 500_000, max: 700_000 },
      { min: 700_000, max: 1_000_000 },
      { min: 1_000_000, max: 1_500_000 },
      { min: 1_500_000 },
    ],
  },
  beds: { reso: ['BedroomsTotal'], steps: [{ max: 0 }, ...atLeast(1, 2, 3, 4, 5, 6)] },
  baths: { reso: ['BathroomsFull', 'BathroomsHalf'], steps: atLeast(1, 1.5, 2, 2.5, 3, 3.5, 4, 5) },
  sqft: { reso: ['LivingArea'], steps: atLeast(500, 750, 1000, 1500, 2000, 2500, 3000, 4000) },
  lot: { reso: ['LotSizeAcres'], steps: atLeast(0.1, 0.25, 0.5, 1, 2, 5, 10, 40) },
  year: { reso: ['YearBuilt'], steps: [...atLeast(2020, 2010, 2000, 1980, 1960), { max: 1945 }] },
  hoa: { reso: ['AssociationFee', 'AssociationFeeFrequency'], steps: atMost(0, 100, 200, 300, 500, 1000) },
  dom: { reso: ['CumulativeDaysOnMarket', 'OnMarketDate'], steps: [...atMost(1, 3, 7, 14, 30, 90), { min: 90 }] },
  school: { reso: ['ElementarySchool', 'MiddleOrJuniorSchool', 'HighSchool'], steps: atLeast(5, 6, 7, 8, 9) },
  walk: { reso: ['WalkScore'], steps: atLeast(50, 70, 90) },
  garage: { reso: ['GarageSpaces'], steps: atLeast(1, 2, 3, 4) },
  stories: { reso: ['StoriesTotal'], steps: [{ max: 1 }, { min: 2, max: 2 }, { min: 3 }] },
  payment: { reso: ['ListPrice'], steps: atMost(1500, 2000, 2500, 3000, 4000, 5000, 7500) },
  cost: {
    reso: ['ListPrice', 'TaxAnnualAmount', 'AssociationFee'],
    steps: atMost(1500, 2000, 2500, 3000, 4000, 5000, 7500),
  },
  ppsf: { reso: ['ListPrice', 'LivingArea'], steps: atMost(150, 200, 300, 400, 600, 1000) },
  tax: { reso: ['TaxAnnualAmount'], steps: atMost(2000, 4000, 6000, 8000, 12_000) },
  cut: { reso: ['OriginalListPrice', 'PreviousListPrice', 'ListPrice'], steps: atLeast(0.1, 3, 5, 10) },
  cutDays: { reso: ['PriceChangeTimestamp'], steps: atMost(7, 14, 30, 90) },
  openDays: { reso: ['OpenHouseStartTime'], steps: atMost(0, 3, 7, 14) },
  offDays: { reso: ['OffMarketDate', 'CloseDate'], steps: atMost(7, 30, 90, 180, 365) },
  capRate: { reso: ['NetOperatingIncome', 'ListPrice'], steps: atLeast(3, 4, 5, 6, 8) },
};

/** RESO fields that determine a home type. */
export const typeReso: Readonly<Record<HomeType, readonly string[]>> = {
  single_family: ['PropertySubType'],
  semi_detached: ['PropertySubType', 'PropertyAttachedYN'],
  townhouse: ['PropertySubType'],
  condo: ['PropertySubType'],
  multi_family: ['PropertyType', 'PropertySubType'],
  manufactured: ['PropertySubType', 'BodyType'],
  land: ['PropertyType'],
  farm: ['PropertyType'],
};

/** RESO fields that determine a status. */
export const statusReso: readonly string[] = ['StandardStatus'];

/** RESO fields that determine a feature. */
// biome-ignore format: a table
export const featureReso: Readonly<Record<Feature, readonly string[]>> = {
  pool: ['PoolPrivateYN', 'PoolFeatures'], hot_tub: ['SpaYN', 'SpaFeatures'], garage: ['GarageYN'],
  carport: ['CarportYN'], ev_charger: ['ParkingFeatures', 'Electric'], rv_parking: ['ParkingFeatures'],
  fireplace: ['FireplaceYN'], basement: ['BasementYN', 'Basement'], finished_basement: ['Basement'],
  walkout_basement: ['Basement'], attic: ['InteriorFeatures'], air_conditioning: ['CoolingYN', 'Cooling'],
  hardwood_floors: ['Flooring'], open_floor_plan: ['InteriorFeatures'], home_office: ['RoomType'],
  guest_house: ['OtherStructures'], in_law_suite: ['InteriorFeatures'], primary_on_main: ['MainLevelBedrooms'],
  walk_in_closet: ['InteriorFeatures'], updated_kitchen: ['PropertyCondition', 'PublicRemarks'],
  chefs_kitchen: ['PublicRemarks'], stone_counters: ['InteriorFeatures'], stainless_appliances: ['Appliances'],
  kitchen_island: ['InteriorFeatures'], in_unit_laundry: ['LaundryFeatures'],
  balcony: ['PatioAndPorchFeatures'], deck: ['PatioAndPorchFeatures'], patio: ['PatioAndPorchFeatures'],
  porch: ['PatioAndPorchFeatures'], fenced_yard: ['Fencing'], large_yard: ['LotFeatures', 'PublicRemarks'],
  garden: ['LotFeatures', 'ExteriorFeatures'], outdoor_kitchen: ['ExteriorFeatures'],
  waterfront: ['WaterfrontYN', 'WaterfrontFeatures'], water_view: ['View'], mountain_view: ['View'],
  city_view: ['View'], golf_course: ['LotFeatures', 'CommunityFeatures'], lake_access: ['WaterfrontFeatures'],
  beach_access: ['WaterfrontFeatures'], corner_lot: ['LotFeatures'], cul_de_sac: ['LotFeatures'],
  gated_community: ['CommunityFeatures', 'AssociationAmenities'], elevator: ['InteriorFeatures', 'AssociationAmenities'],
  doorman: ['AssociationAmenities'], gym: ['AssociationAmenities', 'CommunityFeatures'], pet_friendly: ['PetsAllowed'],
  furnished: ['Furnished'], solar_panels: ['GreenEnergyGeneration', 'PowerProductionType'],
  energy_efficient: ['GreenEnergyEfficient', 'GreenBuildingVerificationType'], smart_home: ['InteriorFeatures'],
  wheelchair_accessible: ['AccessibilityFeatures'], single_story: ['Levels', 'StoriesTotal'],
  high_ceilings: ['InteriorFeatures'], natural_light: ['PublicRemarks'], sauna: ['InteriorFeatures'],
  wine_cellar: ['InteriorFeatures'], media_room: ['RoomType'], workshop: ['OtherStructures', 'RoomType'],
  barn: ['OtherStructures'], horse_property: ['HorseYN', 'HorseAmenities'], new_construction: ['NewConstructionYN'],
  fixer_upper: ['PropertyCondition'], renovated: ['PropertyCondition'], historic: ['PropertyCondition', 'PublicRemarks'],
  luxury: ['PublicRemarks'], foreclosure: ['SpecialListingConditions'],
  price_reduced: ['PreviousListPrice', 'OriginalListPrice'], open_house: ['OpenHouseStartTime'],
  virtual_tour: ['VirtualTourURLUnbranded', 'VirtualTourURLBranded'], senior_community: ['SeniorCommunityYN'],
  near_park: ['CommunityFeatures', 'PublicRemarks'], near_transit: ['DistanceToBusNumeric', 'PublicRemarks'],
  quiet_street: ['LotFeatures', 'PublicRemarks'], storage: ['OtherStructures', 'InteriorFeatures'],
  mudroom: ['RoomType'], sunroom: ['RoomType'],
};
