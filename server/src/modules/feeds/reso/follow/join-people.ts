import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/db.ts';
import { type FeedMember, type FeedOffice, linksOf, memberOf, officeOf } from '../record/people.ts';
import type { ResoRecord } from '../record/record.ts';
import type { ServerDescription } from '../server/describe-server.ts';
import type { FeedClient } from '../server/feed-client.ts';
import { FeedError } from '../server/feed-error.ts';
import { fetchByKey } from '../server/fetch-by-key.ts';

export const memberFields = [
  'MemberKey',
  'MemberFullName',
  'MemberFirstName',
  'MemberLastName',
  'ModificationTimestamp',
];
export const officeFields = ['OfficeKey', 'OfficeName', 'OfficePhone', 'ModificationTimestamp'];

/** Fetches agents and offices of homes that are not stored yet, and remembers the known ones. */
export class PeopleFetcher {
  readonly #client: FeedClient;
  readonly #server: ServerDescription;
  readonly #members = new Set<string>();
  readonly #offices = new Set<string>();
  #hasMembers: boolean;
  #hasOffices: boolean;

  constructor(client: FeedClient, server: ServerDescription) {
    this.#client = client;
    this.#server = server;
    this.#hasMembers = server.fetches.members;
    this.#hasOffices = server.fetches.offices;
  }

  /** Loads those stored by an earlier run. */
  async load(database: Database, feed: string): Promise<void> {
    const { rows } = await database.db.execute<{ member: string | null; office: string | null }>(sql`
      select member_key as member, null as office from feed_members where feed = ${feed}
      union all select null, office_key from feed_offices where feed = ${feed}`);
    for (const { member, office } of rows) {
      if (member) this.#members.add(member);
      if (office) this.#offices.add(office);
    }
  }

  isKnown(person: FeedMember | FeedOffice): boolean {
    return 'memberKey' in person ? this.#members.has(person.memberKey) : this.#offices.has(person.officeKey);
  }

  async of(records: readonly ResoRecord[]): Promise<{ members: FeedMember[]; offices: FeedOffice[] }> {
    const links = records.map(linksOf);
    for (const { member, office } of links) {
      if (member) this.#members.add(member.memberKey);
      if (office) this.#offices.add(office.officeKey);
    }
    const memberKeys = unknown(
      links.map(({ agentKey }) => agentKey),
      this.#members,
    );
    const officeKeys = unknown(
      links.map(({ officeKey }) => officeKey),
      this.#offices,
    );
    const people = {
      members: this.#hasMembers ? await this.#fetch('Member', memberKeys, memberFields, memberOf) : [],
      offices: this.#hasOffices ? await this.#fetch('Office', officeKeys, officeFields, officeOf) : [],
    };
    // Includes those that the server does not have, so that they are not requested with each page.
    for (const key of memberKeys) this.#members.add(key);
    for (const key of officeKeys) this.#offices.add(key);
    return people;
  }

  async #fetch<T>(
    resource: 'Member' | 'Office',
    keys: readonly string[],
    select: readonly string[],
    read: (record: ResoRecord) => T | undefined,
  ): Promise<T[]> {
    const people: T[] = [];
    const keysAreText = this.#server.keysAreText[resource];
    try {
      for await (const records of fetchByKey(this.#client, {
        resource,
        keyField: `${resource}Key`,
        keysAreText,
        keys,
        select,
      }))
        people.push(...records.flatMap((record) => read(record) ?? []));
    } catch (error) {
      // A feed without people: only the names on the homes' own records exist.
      if (!(error instanceof FeedError) || (error.status !== 404 && error.status !== 403)) throw error;
      if (resource === 'Member') this.#hasMembers = false;
      else this.#hasOffices = false;
    }
    return people;
  }
}

const unknown = (keys: readonly (string | null)[], known: ReadonlySet<string>): string[] =>
  [...new Set(keys)].filter((key): key is string => key !== null && !known.has(key));
