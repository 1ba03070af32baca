import { InvalidValue } from '../../values/invalid-value.ts';
import { type ResoRecord, readLine } from './record.ts';

/** An agent of a source. Email addresses and private phone numbers are not stored. */
export interface FeedMember {
  memberKey: string;
  fullName: string | null;
  modifiedAt: string | null;
}

export interface FeedOffice {
  officeKey: string;
  name: string | null;
  phone: string | null;
  modifiedAt: string | null;
}

/** Undefined when the record has no key. */
export function memberOf(record: ResoRecord): FeedMember | undefined {
  const memberKey = text(record, 'MemberKey', 'MemberKeyNumeric');
  if (!memberKey) return undefined;
  const parts = [text(record, 'MemberFirstName'), text(record, 'MemberLastName')].filter(Boolean).join(' ');
  const fullName = text(record, 'MemberFullName') ?? (parts || null);
  return { memberKey, fullName: fullName?.slice(0, 200) ?? null, modifiedAt: text(record, 'ModificationTimestamp') };
}

export function officeOf(record: ResoRecord): FeedOffice | undefined {
  const officeKey = text(record, 'OfficeKey', 'OfficeKeyNumeric');
  if (!officeKey) return undefined;
  return {
    officeKey,
    name: text(record, 'OfficeName')?.slice(0, 200) ?? null,
    phone: text(record, 'OfficePhone')?.slice(0, 60) ?? null,
    modifiedAt: text(record, 'ModificationTimestamp'),
  };
}

/** Returns the keys of a home's agent and office, and the nested records of both. */
export function linksOf(record: ResoRecord) {
  const member = within(record.ListAgent, memberOf);
  const office = within(record.ListOffice, officeOf);
  return {
    agentKey: text(record, 'ListAgentKey', 'ListAgentKeyNumeric') ?? member?.memberKey ?? null,
    officeKey: text(record, 'ListOfficeKey', 'ListOfficeKeyNumeric') ?? office?.officeKey ?? null,
    member,
    office,
  };
}

function within<T>(value: unknown, read: (record: ResoRecord) => T | undefined): T | undefined {
  return typeof value === 'object' && value !== null ? read(value as ResoRecord) : undefined;
}

function text(record: ResoRecord, ...names: string[]): string | null {
  for (const name of names) {
    const line = readLine(record[name], '');
    if (line !== null && !(line instanceof InvalidValue)) return line;
  }
  return null;
}
