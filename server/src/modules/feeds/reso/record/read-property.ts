import { type ListingField, type NewLease, type NewListing, newListingSchema } from '../../../listings/index.ts';
import { featuresOf } from '../../values/features.ts';
import type { Complaint } from '../../values/invalid-value.ts';
import { leaseOfListing } from '../../values/lease-of-listing.ts';
import { airConditioningIn, amenityTexts } from './amenities.ts';
import { extraFields } from './extra-fields.ts';
import { isHomeLease, notForSaleReason } from './kinds.ts';
import { type Lookups, standardLookups } from './lookups.ts';
import { type ResoRecord, readLine, readYesNo } from './record.ts';
import { displayFlags, stateListing } from './state-listing.ts';
import { StatedRecord } from './stated-record.ts';

export interface PropertyReading {
  /** Null when the record is not stored as stated; the complaints say why. */
  listing: NewListing | null;
  /** A lease, which is stored apart: no home for sale has its key. */
  lease: NewLease | null;
  /** The record says that the home of this key is not to be shown: its row is withdrawn. */
  gone: { originatingSystemName: string; listingKey: string } | null;
  complaints: Complaint[];
}

export interface PropertyReader {
  now: Date;
  lookups?: Lookups;
  /** Originating system of records that don't name theirs. */
  source: string | undefined;
  /** Called with the name of each private field, which is not stored. */
  onPrivate?: (field: string) => void;
}

/**
 * Makes the reader of Property records (RESO Data Dictionary 2.0) → listings, each field validated by its
 * rule. Pure.
 */
export function propertyReader(plan: PropertyReader): (record: ResoRecord) => PropertyReading {
  const today = plan.now.toISOString().slice(0, 10);
  const schema = newListingSchema(today);
  return (record) => {
    const used = new Set<string>();
    const stated = new StatedRecord(record, plan.lookups ?? standardLookups, used);
    const candidate = stateListing(stated, plan);
    const gone = withdrawalOf(stated, candidate);
    if (gone) {
      if (gone.complaint) stated.complain(...gone.complaint);
      const key = keyOf(candidate);
      return {
        listing: null,
        lease: null,
        gone: key,
        complaints: key ? rejections(stated) : missingKey(stated, candidate),
      };
    }
    if (isHomeLease(candidate.propertyType)) return leaseReading(stated, candidate, today);
    const texts = [candidate.publicRemarks ?? '', ...amenityTexts(stated)];
    candidate.localFields = extraFields(record, used, plan.onPrivate);
    if (candidate.homeType === undefined) stated.complain('homeType', 'is required');
    for (const issue of schema.safeParse(candidate).error?.issues ?? []) {
      const field = issue.path[0] as ListingField;
      // The country follows from the state, so one mistake is reported once.
      if (field !== 'country' || !stated.bad.has('stateOrProvince')) stated.complain(field, issue.message);
    }
    if (stated.complaints.some((complaint) => complaint.severity === 'rejected'))
      return { listing: null, lease: null, gone: null, complaints: rejections(stated) };
    const listing = withoutBad(candidate, stated.bad);
    const facts = { ...listing, cooling: airConditioningIn(listing.cooling), texts };
    return {
      listing: { ...listing, features: featuresOf(facts) },
      lease: null,
      gone: null,
      complaints: stated.complaints,
    };
  };
}

/** Reads a lease by its monthly rent; other amounts are no rents that compare. */
function leaseReading(stated: StatedRecord, candidate: NewListing, today: string): PropertyReading {
  const frequency = stated.peek('LeaseAmountFrequency', readLine);
  const read = leaseOfListing(candidate, today);
  if ('rule' in read) stated.complain(read.field, read.rule);
  if (frequency !== null && !/^month/i.test(frequency))
    stated.complain('leaseAmountFrequency', 'must be monthly', 'LeaseAmountFrequency');
  const isStored = 'lease' in read && !stated.bad.has('leaseAmountFrequency');
  return {
    listing: null,
    lease: isStored ? read.lease : null,
    gone: keyOf(candidate),
    complaints: isStored ? [] : rejections(stated),
  };
}

const rejections = (stated: StatedRecord): Complaint[] =>
  stated.complaints.map((complaint) => ({ ...complaint, severity: 'rejected' as const }));

function keyOf({ originatingSystemName, listingKey }: NewListing) {
  return originatingSystemName && listingKey ? { originatingSystemName, listingKey } : null;
}

function missingKey(stated: StatedRecord, candidate: NewListing): Complaint[] {
  for (const field of ['originatingSystemName', 'listingKey'] as const)
    if (!candidate[field]) stated.complain(field, 'is required', identityFields[field]);
  return rejections(stated);
}

const identityFields = { originatingSystemName: 'OriginatingSystemName', listingKey: 'ListingKey' };

type Withdrawal = { complaint?: Parameters<StatedRecord['complain']> } | undefined;

/** Deleted by its source, not to be shown, or not a home for sale. */
function withdrawalOf(stated: StatedRecord, candidate: NewListing): Withdrawal {
  if (candidate.standardStatus === 'Delete' || stated.get('MlgCanView', ['MlgCanView'], readYesNo) === false) return {};
  if (isHomeLease(candidate.propertyType)) return undefined;
  const refused = notForSaleReason(candidate.propertyType);
  if (refused) return { complaint: ['propertyType', refused, 'PropertyType'] };
  if (candidate.homeType !== undefined || candidate.propertySubType === null) return undefined;
  return { complaint: ['homeType', 'must be a home type that we know', 'PropertySubType'] };
}

/** Drops an invalid optional field together with the fields that depend on it. */
function withoutBad(listing: NewListing, bad: ReadonlySet<string>): NewListing {
  if (bad.size === 0) return listing;
  const without: Record<string, unknown> = { ...listing };
  for (const field of bad)
    if (field in without && !displayFlags.includes(field as ListingField))
      without[field] = field === 'media' ? [] : null;
  if (bad.has('latitude') || bad.has('longitude')) Object.assign(without, { latitude: null, longitude: null });
  if (bad.has('associationFeeCents')) without.associationFeeMonthlyCents = null;
  return without as NewListing;
}
