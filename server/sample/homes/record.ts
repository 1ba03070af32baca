import type { Feature, HomeType } from '@lintel/hypersearch';
import { sampleSystemName } from '../../src/modules/accounts/index.ts';
import { homeKeysOf, homeOf } from '../../src/modules/listings/index.ts';
import { isoDay } from '../calendar.ts';
import { regions } from '../markets/regions.ts';
import type { ListingAgent } from '../network/listing-agents.ts';
import type { SampleHome } from './generate.ts';
import type { Home } from './home.ts';

/** Returns the row of `listings` for a home: column names of the table, instants as PostgreSQL text. */
export function listingRecord(home: SampleHome, agent: ListingAgent) {
  const { market, address, features, fee, yearBuilt } = home;
  const has = (feature: Feature) => features.has(feature);
  const lastEvent = home.events.at(-1)!;
  return {
    originating_system_name: sampleSystemName,
    listing_key: keyOf(home),
    listing_id: `${market.state}${2_000_000 + home.number}`,
    unparsed_address: address.unparsed,
    street_number: address.streetNumber,
    street_name: address.streetName,
    street_suffix: address.streetSuffix,
    unit_number: address.unitNumber,
    city: market.name,
    neighbourhood: home.neighbourhood.name,
    county_or_parish: market.county,
    state_or_province: market.state,
    postal_code: address.postalCode,
    country: market.country,
    latitude: address.latitude,
    longitude: address.longitude,
    time_zone: market.timeZone,
    currency: market.country === 'US' ? 'USD' : 'CAD',
    list_price_cents: home.priceCents,
    original_list_price_cents: home.originalPriceCents,
    previous_list_price_cents: home.previousPriceCents,
    close_price_cents: home.closePriceCents,
    tax_annual_amount_cents: home.taxCents,
    tax_assessed_value_cents: Math.round(home.taxCents / market.taxRate / 10_000) * 10_000,
    tax_year: home.taxYear,
    association_fee_cents: fee?.amountCents ?? 0,
    association_fee_frequency: fee?.frequency,
    association_fee_monthly_cents: fee?.monthlyCents ?? 0,
    net_operating_income_cents: home.netIncomeCents,
    standard_status: home.status,
    mls_status: home.status === 'Closed' ? 'Sold' : home.status,
    ...namesOf(home),
    home_type: home.type,
    listing_contract_date: isoDay(home.listedDay),
    on_market_date: isoDay(home.listedDay),
    off_market_date: day(home.offMarketDay),
    close_date: day(home.closeDay),
    listed_on: isoDay(home.listedDay),
    price_change_timestamp: instant(home.events.findLast(({ event }) => event === 'price_change')?.day),
    status_change_timestamp: instant(home.events.findLast(({ event }) => event !== 'price_change')?.day),
    modification_timestamp: instant(lastEvent.day),
    // PostgreSQL knows the zones and daylight saving time: it reads "2026-11-21 13:00 America/Denver".
    open_house_starts_at: home.openHouse && `${isoDay(home.openHouse.day)} ${home.openHouse.from} ${market.timeZone}`,
    open_house_ends_at: home.openHouse && `${isoDay(home.openHouse.day)} ${home.openHouse.to} ${market.timeZone}`,
    bedrooms_total: home.beds,
    bathrooms_full: home.bathsFull,
    bathrooms_half: home.bathsHalf,
    living_area_sqft: home.sqft,
    lot_size_acres: home.lotAcres,
    year_built: yearBuilt,
    stories_total: home.stories,
    garage_spaces: home.garageSpaces,
    ...equipment(home, has),
    features: [...features],
    walk_score: home.walkScore,
    walk_score_source: sampleSystemName,
    school_rating: home.schoolRating,
    school_rating_source: sampleSystemName,
    public_remarks: home.remarks,
    list_agent_key: agent.licenseNumber,
    list_agent_full_name: agent.fullName,
    list_agent_id: agent.id,
    list_office_name: agent.officeName,
    list_office_phone: agent.officePhone,
    internet_entire_listing_display_yn: home.displayed,
    internet_address_display_yn: home.addressShown,
    internet_automated_valuation_display_yn: true,
    internet_consumer_comment_yn: true,
    home_keys: homeKeysOf(identityOf(home)),
  };
}

const identityOf = ({ market, address, type, beds, sqft }: SampleHome) =>
  homeOf({
    unparsedAddress: address.unparsed,
    streetNumber: address.streetNumber,
    streetName: address.streetName,
    streetSuffix: address.streetSuffix ?? null,
    unitNumber: address.unitNumber ?? null,
    city: market.name,
    countyOrParish: market.county,
    stateOrProvince: market.state,
    postalCode: address.postalCode,
    country: market.country,
    latitude: address.latitude,
    longitude: address.longitude,
    parcelNumber: null,
    homeType: type,
    bedroomsTotal: beds ?? null,
    livingAreaSqft: sqft ?? null,
  });

/** Returns the rows of `listing_events`, which refer to their listing by its key. */
export const eventRecords = (home: SampleHome) =>
  home.events.map(({ event, day, priceCents }) => ({
    listing_key: keyOf(home),
    event,
    happened_on: isoDay(day),
    price_cents: priceCents,
  }));

const keyOf = ({ number }: SampleHome) => `S${String(number).padStart(6, '0')}`;
const day = (value: number | undefined) => (value === undefined ? undefined : isoDay(value));
const instant = (value: number | undefined) => (value === undefined ? undefined : `${isoDay(value)}T00:00:00Z`);

/** Names from the RESO Data Dictionary 2.0 lookups PropertyType and PropertySubType. */
const namesOf = ({ type, units = 2 }: Home) => ({
  property_type:
    type === 'multi_family'
      ? 'Residential Income'
      : type === 'land'
        ? 'Land'
        : type === 'farm'
          ? 'Farm'
          : 'Residential',
  property_sub_type: type === 'multi_family' ? ['Duplex', 'Triplex', 'Quadruplex'][units - 2] : subTypes[type],
});

const subTypes: Record<Exclude<HomeType, 'multi_family'>, string> = {
  single_family: 'Single Family Residence',
  semi_detached: 'Single Family Residence',
  townhouse: 'Townhouse',
  condo: 'Condominium',
  manufactured: 'Manufactured Home',
  land: 'Unimproved Land',
  farm: 'Farm',
};

/** Derives the dictionary's separate fields from the features, so that both agree. */
function equipment({ type, market, number, garageSpaces = 0 }: SampleHome, has: (feature: Feature) => boolean) {
  if (type === 'land') return { view: viewsOf(has), waterfront_yn: has('waterfront') };
  const chosen = (...pairs: [Feature, string][]) => pairs.filter(([feature]) => has(feature)).map(([, name]) => name);
  const privatePool = has('pool') && type !== 'condo';
  const heating = regions[market.region].heating;
  return {
    pool_private_yn: privatePool,
    garage_yn: has('garage'),
    attached_garage_yn: has('garage') && (type === 'townhouse' || garageSpaces > 1),
    fireplace_yn: has('fireplace'),
    waterfront_yn: has('waterfront'),
    senior_community_yn: has('senior_community'),
    view: viewsOf(has),
    basement: has('basement')
      ? ['Full', ...chosen(['finished_basement', 'Finished'], ['walkout_basement', 'Walk-Out Access'])]
      : ['None'],
    cooling: has('air_conditioning') ? ['Central Air'] : ['None'],
    heating: [heating[number % heating.length]!],
    pool_features: privatePool ? ['In Ground'] : has('pool') ? ['Community'] : [],
    patio_and_porch_features: chosen(['deck', 'Deck'], ['patio', 'Patio'], ['porch', 'Front Porch']),
    accessibility_features: chosen(['wheelchair_accessible', 'Accessible Entrance']),
  };
}

const views: readonly (readonly [Feature, string])[] = [
  ['water_view', 'Water'],
  ['mountain_view', 'Mountain(s)'],
  ['city_view', 'City'],
  ['golf_course', 'Golf Course'],
];
const viewsOf = (has: (feature: Feature) => boolean) =>
  views.filter(([feature]) => has(feature)).map(([, name]) => name);
