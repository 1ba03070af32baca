/**
 * The vocabulary of a home search as data.
 *
 * A fact has one canonical text (`beds>=3`, `has:pool`, `prefer:has:deck`). API messages and links carry this text, and
 * tests compare it.
 */

/** Home types. The index encodes them by their position in this list. */
export const homeTypes = [
  'single_family',
  'semi_detached',
  'townhouse',
  'condo',
  'multi_family',
  'manufactured',
  'land',
  'farm',
] as const;
/** One of `homeTypes`. */
export type HomeType = (typeof homeTypes)[number];

/** Feature names follow the RESO Data Dictionary. The index assigns bits in this order. */
// biome-ignore format: a table
export const features = [
  'pool', 'hot_tub', 'garage', 'carport', 'ev_charger', 'rv_parking', 'fireplace', 'basement', 'finished_basement',
  'walkout_basement', 'attic', 'air_conditioning', 'hardwood_floors', 'open_floor_plan', 'home_office',
  'guest_house', 'in_law_suite', 'primary_on_main', 'walk_in_closet', 'updated_kitchen', 'chefs_kitchen',
  'stone_counters', 'stainless_appliances', 'kitchen_island', 'in_unit_laundry', 'balcony', 'deck', 'patio', 'porch',
  'fenced_yard', 'large_yard', 'garden', 'outdoor_kitchen', 'waterfront', 'water_view', 'mountain_view', 'city_view',
  'golf_course', 'lake_access', 'beach_access', 'corner_lot', 'cul_de_sac', 'gated_community', 'elevator', 'doorman',
  'gym', 'pet_friendly', 'furnished', 'solar_panels', 'energy_efficient', 'smart_home', 'wheelchair_accessible',
  'single_story', 'high_ceilings', 'natural_light', 'sauna', 'wine_cellar', 'media_room', 'workshop', 'barn',
  'horse_property', 'new_construction', 'fixer_upper', 'renovated', 'historic', 'luxury', 'foreclosure',
  'price_reduced', 'open_house', 'virtual_tour', 'senior_community', 'near_park', 'near_transit', 'quiet_street',
  'storage', 'mudroom', 'sunroom',
] as const;
/** One of `features`. */
export type Feature = (typeof features)[number];

/**
 * Fields with bounds. Units: price, payment and hoa in whole currency units of the listing (hoa and payment per month;
 * cost is the total monthly cost; ppsf per square foot; tax per year), sqft in square feet, lot in acres, dom in days,
 * school 0–10, walk 0–100, garage in spaces, cut and capRate in percent, cutDays in days since the last price cut,
 * openDays in days until the next open house begins, offDays in days since the home left the market. Only forms use the
 * second line; the reader never returns those fields.
 */
// biome-ignore format: a table
export const fields = [
  'price', 'beds', 'baths', 'sqft', 'lot', 'year', 'hoa', 'dom', 'school', 'walk', 'garage', 'stories', 'payment',
  'cost', 'ppsf', 'tax', 'cut', 'cutDays', 'openDays', 'offDays', 'capRate',
] as const;
/** One of `fields`. */
export type Field = (typeof fields)[number];

/** Sort orders. Without one, homes are ordered by match score. `roi_desc` orders by capitalization rate. */
// biome-ignore format: a table
export const sorts = [
  'price_asc', 'price_desc', 'newest', 'sqft_desc', 'lot_desc', 'price_per_sqft_asc', 'roi_desc',
] as const;
/** One of `sorts`. */
export type Sort = (typeof sorts)[number];

/**
 * Protected classes. The reader names and answers requests about neighbors' protected classes; the index never searches
 * them.
 */
export const protectedClasses = [
  'race',
  'religion',
  'sex',
  'familial_status',
  'national_origin',
  'disability',
] as const;
/** One of `protectedClasses`. */
export type ProtectedClass = (typeof protectedClasses)[number];

/** Topics that a sentence may ask about and listings have no data on. */
export const unsupportedTopics = ['crime', 'noise', 'rent', 'demographics', 'other'] as const;
/** One of `unsupportedTopics`. */
export type UnsupportedTopic = (typeof unsupportedTopics)[number];

/** A search criterion that a listing either meets or fails. Place names are folded (see `foldPlace` in @lintel/geo). */
export type Criterion =
  /** `state` selects one of several states that share the name. It is not part of the canonical text. */
  | { kind: 'place'; name: string; not: boolean; state?: string }
  | { kind: 'state'; code: string }
  | { kind: 'zip'; code: string }
  | { kind: 'near'; name: string; within?: { value: number; unit: 'min' | 'mi' | 'km' }; state?: string }
  /**
   * A payment bound applies to the total monthly cost, or with `basis: 'pi'` to principal and interest alone. The
   * canonical text is the same.
   */
  | { kind: 'bound'; field: Field; op: '>=' | '<='; value: number; basis?: 'pi' }
  | { kind: 'type'; type: HomeType; not: boolean }
  | { kind: 'feature'; feature: Feature; not: boolean };

/**
 * The meaning of a part of a sentence: a criterion, a preference, a sort order, or a topic that is answered and never
 * searched.
 */
export type Fact =
  | Criterion
  | { kind: 'prefer'; criterion: Criterion }
  | { kind: 'sort'; sort: Sort }
  | { kind: 'refuse'; class: ProtectedClass }
  | { kind: 'unsupported'; topic: UnsupportedTopic };

/** Returns the canonical text of a fact, for example `near:downtown<=20min`. */
export function factText(fact: Fact): string {
  switch (fact.kind) {
    case 'place':
      return `${fact.not ? 'not-place' : 'place'}:${fact.name}`;
    case 'state':
      return `state:${fact.code}`;
    case 'zip':
      return `zip:${fact.code}`;
    case 'near':
      return `near:${fact.name}${fact.within ? `<=${fact.within.value}${fact.within.unit}` : ''}`;
    case 'bound':
      return `${fact.field}${fact.op}${fact.value}`;
    case 'type':
      return `${fact.not ? 'not-type' : 'type'}:${fact.type}`;
    case 'feature':
      return `${fact.not ? 'no' : 'has'}:${fact.feature}`;
    case 'prefer':
      return `prefer:${factText(fact.criterion)}`;
    case 'sort':
      return `sort:${fact.sort}`;
    case 'refuse':
      return `refuse:${fact.class}`;
    case 'unsupported':
      return `unsupported:${fact.topic}`;
  }
}

const bound = new RegExp(`^(${fields.join('|')})(>=|<=)(-?\\d{1,12}(?:\\.\\d{1,6})?)$`);
const nearLimit = /^(.+?)<=(\d{1,5}(?:\.\d{1,3})?)(min|mi|km)$/;

const among = <T extends string>(list: readonly T[], value: string): T | undefined =>
  (list as readonly string[]).includes(value) ? (value as T) : undefined;

/** Parses the canonical text of a fact. Returns undefined for any other text. Never throws. */
export function parseFact(text: string): Fact | undefined {
  const limits = bound.exec(text);
  if (limits)
    return { kind: 'bound', field: limits[1] as Field, op: limits[2] as '>=' | '<=', value: Number(limits[3]) };
  const colon = text.indexOf(':');
  const head = text.slice(0, colon);
  const rest = text.slice(colon + 1).trim();
  if (colon < 1 || rest === '' || rest.length > 120) return undefined;
  switch (head) {
    case 'place':
    case 'not-place':
      return { kind: 'place', name: rest.toLowerCase(), not: head === 'not-place' };
    case 'state':
      return /^[A-Z]{2}$/i.test(rest) ? { kind: 'state', code: rest.toUpperCase() } : undefined;
    case 'zip':
      return /^(\d{3,5}|[A-Z]\d[A-Z]( ?\d[A-Z]\d)?)$/i.test(rest)
        ? { kind: 'zip', code: rest.toUpperCase() }
        : undefined;
    case 'near': {
      const limit = nearLimit.exec(rest);
      if (!limit) return { kind: 'near', name: rest.toLowerCase() };
      const within = { value: Number(limit[2]), unit: limit[3] as 'min' | 'mi' | 'km' };
      return { kind: 'near', name: (limit[1] as string).toLowerCase(), within };
    }
    case 'type':
    case 'not-type': {
      const type = among(homeTypes, rest);
      return type && { kind: 'type', type, not: head === 'not-type' };
    }
    case 'has':
    case 'no': {
      const feature = among(features, rest);
      return feature && { kind: 'feature', feature, not: head === 'no' };
    }
    case 'prefer': {
      const criterion = parseFact(rest);
      return criterion && isCriterion(criterion) ? { kind: 'prefer', criterion } : undefined;
    }
    case 'sort': {
      const sort = among(sorts, rest);
      return sort && { kind: 'sort', sort };
    }
    case 'refuse': {
      const refused = among(protectedClasses, rest);
      return refused && { kind: 'refuse', class: refused };
    }
    case 'unsupported': {
      const topic = among(unsupportedTopics, rest);
      return topic && { kind: 'unsupported', topic };
    }
    default:
      return undefined;
  }
}

/**
 * Returns true for facts that restrict the result: every kind except preferences, sort orders, refusals and unsupported
 * topics.
 */
export const isCriterion = (fact: Fact): fact is Criterion =>
  fact.kind !== 'prefer' && fact.kind !== 'sort' && fact.kind !== 'refuse' && fact.kind !== 'unsupported';

/**
 * A minute counts as 600 m in a straight line (36 km/h): a drive in town at 45 km/h on streets that are a quarter
 * longer than the straight line. A fixed estimate, because the index has no travel times.
 */
export const METRES_A_MINUTE = 600;
