import type { Feature, HomeType } from '@lintel/hypersearch';
import { timeZoneOf } from '../feeds/index.ts';
import { type NewListing, newListingSchema } from '../listings/index.ts';
import type { OwnStatus } from './contract.ts';
import type { Published } from './tables.ts';

/** The originating system of listings that agents write here. */
export const systemName = 'Lintel';
export const listingKeyOf = (ownListingId: number): string => `own-${ownListingId}`;

interface Around {
  id: number;
  status: OwnStatus;
  publishedAt: Date;
  offMarketOn: string | null;
  agent: { name: string; licenseNumber: string };
  office: { name: string; phone: string | null };
  sale?: { priceCents: number | null; on: string };
}

const cents = (units: number | null): number | null => (units === null ? null : Math.round(units * 100));

/** RESO's PropertyType and PropertySubType. */
const resoTypes: Record<HomeType, [type: string, subType: string]> = {
  single_family: ['Residential', 'Single Family Residence'],
  semi_detached: ['Residential', 'Single Family Residence'],
  townhouse: ['Residential', 'Townhouse'],
  condo: ['Residential', 'Condominium'],
  multi_family: ['Residential Income', 'Multi Family'],
  manufactured: ['Residential', 'Manufactured Home'],
  land: ['Land', 'Unimproved Land'],
  farm: ['Farm', 'Farm'],
};

/**
 * States a listing as a feed would, in the names and enumerations of the RESO Data Dictionary. The same schema as for
 * feeds checks it; a failure is a defect of `OwnListingFields`.
 */
export function statementOf({ fields, media }: Published, around: Around, now: Date): NewListing {
  const today = now.toISOString().slice(0, 10);
  const homeType = fields.propertyType as HomeType;
  const [, streetNumber = null, streetName = fields.streetLine] =
    /^(\d+\S*)\s+(.+)$/.exec(fields.streetLine ?? '') ?? [];
  const [propertyType, propertySubType] = resoTypes[homeType];
  const day = around.publishedAt.toISOString().slice(0, 10);
  const has = (feature: Feature) => (fields.features.includes(feature) ? true : null);
  const statement = newListingSchema(today).parse({
    ...unstated,
    originatingSystemName: systemName,
    listingKey: listingKeyOf(around.id),
    listingId: `LT${100_000 + around.id}`,
    unparsedAddress: [fields.streetLine, fields.unitNumber && `Unit ${fields.unitNumber}`].filter(Boolean).join(', '),
    ...{ streetNumber, streetName, unitNumber: fields.unitNumber || null },
    city: fields.city,
    stateOrProvince: fields.stateOrProvince,
    postalCode: fields.postalCode?.toUpperCase() ?? null,
    country: fields.country,
    latitude: fields.latitude,
    longitude: fields.longitude,
    timeZone: timeZoneOf(fields.stateOrProvince!, fields.longitude),
    currency: fields.country === 'US' ? 'USD' : 'CAD',
    listPriceCents: cents(fields.listPrice),
    closePriceCents: around.sale?.priceCents ?? null,
    closeDate: around.sale?.on ?? null,
    taxAnnualAmountCents: cents(fields.taxAnnual),
    associationFeeCents: cents(fields.hoaMonthly),
    associationFeeFrequency: fields.hoaMonthly ? 'Monthly' : null,
    associationFeeMonthlyCents: cents(fields.hoaMonthly),
    standardStatus: around.status,
    ...{ propertyType, propertySubType, homeType },
    listingContractDate: day,
    onMarketDate: day,
    offMarketDate: around.offMarketOn,
    listedOn: day,
    modificationTimestamp: now,
    bedroomsTotal: fields.bedrooms,
    bathroomsFull: fields.bathroomsFull,
    bathroomsHalf: fields.bathroomsHalf,
    livingAreaSqft: fields.squareFeet,
    lotSizeAcres: fields.lotAcres,
    yearBuilt: fields.yearBuilt,
    storiesTotal: fields.stories === null ? null : Math.round(fields.stories * 4) / 4,
    garageSpaces: fields.garageSpaces,
    poolPrivateYn: has('pool'),
    garageYn: has('garage'),
    fireplaceYn: has('fireplace'),
    waterfrontYn: has('waterfront'),
    seniorCommunityYn: has('senior_community'),
    features: fields.features,
    publicRemarks: fields.description,
    listAgentKey: around.agent.licenseNumber,
    listAgentFullName: around.agent.name,
    listOfficeName: around.office.name,
    listOfficePhone: around.office.phone,
    internetEntireListingDisplayYn: true,
    internetAddressDisplayYn: fields.showsAddress,
    internetAutomatedValuationDisplayYn: true,
    internetConsumerCommentYn: true,
  });
  return { ...statement, media };
}

/** Every field of a statement without a value. */
const unstated = {
  ...Object.fromEntries(Object.keys(newListingSchema('2026-01-01').shape).map((field) => [field, null])),
  media: [],
};
