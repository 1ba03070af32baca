import type { Feature, Terms } from '@lintel/hypersearch';
import type { z } from 'zod';
import type { Photo, Property, PropertyDetail } from './contract.ts';
import { costDefaults, presentCosts } from './costs.ts';
import { illustrations } from './illustration/index.ts';
import { dayNumber } from './indexed.ts';
import type { PublicListing } from './public-listings.ts';
import type { Rates } from './rates.ts';
import type { HomeEvent } from './records.ts';

const units = (cents: number): number => cents / 100;
const unitsOrNull = (cents: number | null): number | null => (cents === null ? null : cents / 100);

/** Returns the source's photos, else illustrations made from the fields. */
export function photosOf(row: PublicListing): z.infer<typeof Photo>[] {
  return row.media.length > 0
    ? row.media.map(({ illustration = false, ...photo }) => ({ ...photo, illustration }))
    : illustrations(row).map(({ shot, alt, version }) => ({
        url: `/api/properties/${row.id}/illustrations/${shot}?v=${version}`,
        alt,
        illustration: true,
      }));
}

function priceCut(row: PublicListing): Property['priceCut'] {
  const before = row.previousListPriceCents ?? row.originalListPriceCents;
  if (before === null || before <= row.listPriceCents || row.priceChangeTimestamp === null) return null;
  return { amount: units(before - row.listPriceCents), on: row.priceChangeTimestamp.toISOString().slice(0, 10) };
}

/** Presents a home for a card. `today` is a day number (UTC). */
export function presentProperty(
  row: PublicListing,
  agent: Property['agent'],
  { rates, today, now, terms }: { rates: Rates; today: number; now: Date; terms?: Terms | undefined },
): Property {
  const photos = photosOf(row);
  const upcoming = row.openHouseStartsAt && row.openHouseEndsAt && row.openHouseEndsAt > now;
  return {
    id: row.id,
    mlsNumber: row.listingId,
    address: row.address,
    addressHidden: row.addressHidden,
    city: row.city,
    neighbourhood: row.neighbourhood,
    state: row.stateOrProvince,
    zipCode: row.postalCode,
    country: row.country,
    latitude: row.latE6 === null ? null : row.latE6 / 1e6,
    longitude: row.lonE6 === null ? null : row.lonE6 / 1e6,
    currency: row.currency,
    listPrice: units(row.listPriceCents),
    price: units(row.status === 'sold' ? (row.closePriceCents ?? row.listPriceCents) : row.listPriceCents),
    originalListPrice: unitsOrNull(row.originalListPriceCents),
    priceCut: row.status === 'sold' ? null : priceCut(row),
    bedrooms: row.bedroomsTotal,
    bathrooms: row.baths,
    bathroomsFull: row.bathroomsFull,
    bathroomsHalf: row.bathroomsHalf,
    squareFeet: row.livingAreaSqft,
    lotAcres: row.lotSizeAcres,
    yearBuilt: row.yearBuilt,
    stories: row.storiesTotal,
    garageSpaces: row.garageSpaces,
    hoaMonthly: unitsOrNull(row.associationFeeMonthlyCents),
    taxAnnual: unitsOrNull(row.taxAnnualAmountCents),
    propertyType: row.homeType,
    status: row.status,
    daysOnMarket: daysSince(row.marketSince, row, today),
    daysOnMarketThisListing: daysSince(row.listingSince, row, today),
    relisted: row.timesListed > 1,
    listedOn: row.listedOn,
    schoolRating: row.schoolRating,
    walkScore: row.walkScore,
    features: row.features as Feature[],
    photo: photos[0] ?? null,
    photoCount: photos.length,
    openHouse: upcoming
      ? { startsAt: row.openHouseStartsAt!.toISOString(), endsAt: row.openHouseEndsAt!.toISOString() }
      : null,
    ...presentCosts(row, rates, now.toISOString().slice(0, 10), terms),
    agentId: row.listAgentId,
    agent,
  };
}

/** Returns the days from `since` to the last day on the market, which is today while the home is active. */
const daysSince = (since: string | null, row: PublicListing, today: number): number | null =>
  since === null
    ? null
    : Math.max(0, (row.offMarketOn === null ? today : dayNumber(row.offMarketOn)) - dayNumber(since));

/** Expects `events` oldest first. */
function presentHistory(events: readonly HomeEvent[]): PropertyDetail['history'] {
  let before: number | null = null;
  const history: PropertyDetail['history'] = [];
  for (const { event, happenedOn, priceCents } of events) {
    const changePercent =
      priceCents !== null && before !== null && before !== priceCents
        ? Math.round(((priceCents - before) / before) * 1000) / 10
        : null;
    history.push({ on: happenedOn, event, price: unitsOrNull(priceCents), changePercent });
    before = priceCents ?? before;
  }
  return history.reverse();
}

/** Presents the public details of a home for its own page. */
export function presentDetail(
  property: Property,
  row: PublicListing,
  events: readonly HomeEvent[],
  rates: Rates,
): PropertyDetail {
  const area = row.livingAreaSqft;
  return {
    ...property,
    description: row.publicRemarks,
    photos: photosOf(row),
    timeZone: row.timeZone ?? 'UTC',
    office: row.listOfficeName === null ? null : { name: row.listOfficeName, phone: row.listOfficePhone },
    source: { name: row.originatingSystemName, modifiedAt: row.modificationTimestamp.toISOString() },
    schoolRatingSource: row.schoolRatingSource,
    walkScoreSource: row.walkScoreSource,
    costDefaults: costDefaults(row, rates),
    taxes: row.taxAnnualAmountCents === null ? null : { annual: units(row.taxAnnualAmountCents), year: row.taxYear },
    netOperatingIncome: unitsOrNull(row.netOperatingIncomeCents),
    hoa:
      row.associationFeeCents === null
        ? null
        : { amount: units(row.associationFeeCents), frequency: row.associationFeeFrequency ?? 'Monthly' },
    schools: { elementary: row.elementarySchool, middle: row.middleOrJuniorSchool, high: row.highSchool },
    heating: row.heating?.join(', ') || null,
    cooling: row.cooling?.join(', ') || null,
    closedOn: row.closeDate,
    closePrice: unitsOrNull(row.closePriceCents),
    pricePerSquareFoot: area ? Math.round(property.price / area) : null,
    timesListed: row.timesListed,
    history: presentHistory(events),
  };
}
