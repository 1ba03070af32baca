import type { NewListing } from '../new-listing.ts';
import type { Complaint } from '../refusal.ts';
import { type FeedMember, type FeedOffice, linksOf } from './people.ts';
import type { PropertyReading } from './read-property.ts';
import { type ResoRecord, readLine } from './record.ts';

/** What is known of one record of a home once it was read. */
export interface JudgedRecord {
  /** Null for a record without a key: it can't be known again. */
  key: { originatingSystemName: string; listingKey: string } | null;
  /** Null when it is set aside or gone. */
  listing: NewListing | null;
  /** The source says that it is no home to show. */
  gone: boolean;
  complaints: Complaint[];
  /** Its ModificationTimestamp as the source wrote it. */
  modifiedAt: string | null;
  agentKey: string | null;
  officeKey: string | null;
  member: FeedMember | undefined;
  office: FeedOffice | undefined;
}

/** `source` is the system of records that do not name theirs. */
export function judged(record: ResoRecord, reading: PropertyReading, source: string | undefined): JudgedRecord {
  const { listing, gone, complaints } = reading;
  const modifiedAt = readLine(record.ModificationTimestamp, '');
  return {
    key: listing ?? gone ?? statedKey(record, source),
    listing,
    gone: gone !== null,
    complaints,
    modifiedAt: typeof modifiedAt === 'string' ? modifiedAt : null,
    ...linksOf(record),
  };
}

function statedKey(record: ResoRecord, source: string | undefined): JudgedRecord['key'] {
  const [listingKey, system] = [
    readLine(record.ListingKey ?? record.ListingKeyNumeric, ''),
    readLine(record.OriginatingSystemName ?? record.SourceSystemName ?? source, ''),
  ];
  return typeof listingKey === 'string' && typeof system === 'string'
    ? { originatingSystemName: system, listingKey }
    : null;
}
