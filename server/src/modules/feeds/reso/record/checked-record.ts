import type { NewLease, NewListing } from '../../../listings/index.ts';
import type { Complaint } from '../../values/invalid-value.ts';
import { type FeedMember, type FeedOffice, linksOf } from './people.ts';
import type { PropertyReading } from './read-property.ts';
import { type ResoRecord, readLine } from './record.ts';

/** Result of reading one record of a home. */
export interface CheckedRecord {
  /** Null for a record without a key, which can't be recognized later. */
  key: { originatingSystemName: string; listingKey: string } | null;
  /** Null when the record is rejected or gone. */
  listing: NewListing | null;
  /** A lease, which is stored apart. */
  lease: NewLease | null;
  /** The source says that the home is not to be shown as for sale. */
  gone: boolean;
  complaints: Complaint[];
  /** ModificationTimestamp as the source wrote it. */
  modifiedAt: string | null;
  agentKey: string | null;
  officeKey: string | null;
  member: FeedMember | undefined;
  office: FeedOffice | undefined;
}

/** `source` is the originating system of records that don't name theirs. */
export function checkedRecord(record: ResoRecord, reading: PropertyReading, source: string | undefined): CheckedRecord {
  const { listing, lease, gone, complaints } = reading;
  const modifiedAt = readLine(record.ModificationTimestamp, '');
  return {
    key: listing ?? gone ?? statedKey(record, source),
    listing,
    lease,
    gone: gone !== null,
    complaints,
    modifiedAt: typeof modifiedAt === 'string' ? modifiedAt : null,
    ...linksOf(record),
  };
}

function statedKey(record: ResoRecord, source: string | undefined): CheckedRecord['key'] {
  const [listingKey, system] = [
    readLine(record.ListingKey ?? record.ListingKeyNumeric, ''),
    readLine(record.OriginatingSystemName ?? record.SourceSystemName ?? source, ''),
  ];
  return typeof listingKey === 'string' && typeof system === 'string'
    ? { originatingSystemName: system, listingKey }
    : null;
}
