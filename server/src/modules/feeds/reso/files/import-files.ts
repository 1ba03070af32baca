import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../../../../platform/database/db.ts';
import { SeenKeys } from '../../seen-keys.ts';
import { sourceBytes } from '../../source-file.ts';
import { beginFiles, finishFeed } from '../follow/feeds.ts';
import { PageWriter } from '../follow/page-writer.ts';
import type { FeedPage } from '../follow/store-page.ts';
import type { Tally } from '../follow/tally.ts';
import { type CheckedRecord, checkedRecord } from '../record/checked-record.ts';
import { memberOf, officeOf } from '../record/people.ts';
import { propertyReader } from '../record/read-property.ts';
import type { ResoRecord } from '../record/record.ts';
import { contextOf, contextOfEnvelope, foreignFormat, resourceOf } from '../record/resources.ts';
import { jsonParts } from './json-parts.ts';

export interface FilesImport {
  files: readonly string[];
  /** Originating system of records that don't name theirs. */
  source: string | undefined;
  tally: Tally;
  /** Undefined for a dry run. */
  database?: Database;
  now: Date;
  /** Starts over instead of resuming an interrupted run. */
  full: boolean;
  onBytes?: (bytes: number) => void;
  onRecords?: (read: number) => void;
  /** Receives a message when an earlier run is resumed. */
  onNote?: (note: string) => void;
}

const RECORDS_A_PAGE = 1_000;

/** Imports RESO JSON and RESO Common Format with one record in memory at a time. */
export async function importFiles(plan: FilesImport): Promise<void> {
  const feed = `file:${plan.source ?? basename(plan.files[0]!)}`;
  const origin = (await Promise.all(plan.files.map(identityOf))).join('\n');
  const resume = plan.database
    ? await beginFiles(plan.database, { feed, origin, full: plan.full, now: plan.now })
    : { file: 0, records: 0 };
  if (resume.records > 0)
    plan.onNote?.(`Resuming ${plan.files[resume.file]} after record ${resume.records}; --full starts anew.`);
  const writer = new PageWriter(plan.database, feed, plan.tally);
  try {
    const intake = new FileIntake(plan, writer);
    for (let file = resume.file; file < plan.files.length; file++)
      await intake.read(file, file === resume.file ? resume.records : 0);
    await writer.done();
  } finally {
    await writer.settled();
  }
  if (plan.database) await finishFeed(plan.database, feed, { now: new Date(), figures: plan.tally.figures });
}

/** Fingerprint of a file: changes with the file. */
async function identityOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${basename(path)} ${size} ${mtimeMs}`;
}

const emptyPage = () => ({
  records: [] as CheckedRecord[],
  members: [] as FeedPage['members'][number][],
  offices: [] as FeedPage['offices'][number][],
});

class FileIntake {
  readonly #plan: FilesImport;
  readonly #writer: PageWriter;
  readonly #read: ReturnType<typeof propertyReader>;
  readonly #seen = new SeenKeys();
  #page = emptyPage();
  /** Records of the file read so far, of any kind. */
  #count = 0;

  constructor(plan: FilesImport, writer: PageWriter) {
    this.#plan = plan;
    this.#writer = writer;
    const onPrivate = (field: string) => plan.tally.privateFields.add(field);
    this.#read = propertyReader({ now: plan.now, source: plan.source, onPrivate });
  }

  async read(file: number, skip: number): Promise<void> {
    this.#count = 0;
    let context: string | undefined;
    for await (const part of jsonParts(sourceBytes(this.#plan.files[file]!, this.#plan.onBytes))) {
      if (part.kind === 'record' && ++this.#count <= skip) continue;
      const value = parsed(part.text);
      if (part.kind === 'envelope') context = isRecord(value) ? contextOfEnvelope(value, part.list) : undefined;
      else await this.#take(value, context, part.text);
      if (this.#page.records.length + this.#page.members.length + this.#page.offices.length >= RECORDS_A_PAGE)
        await this.#flush(file);
    }
    await this.#flush(file);
  }

  async #flush(file: number): Promise<void> {
    const page = { ...this.#page, marks: { watermark: `${file}:${this.#count}` } };
    this.#page = emptyPage();
    await this.#writer.add(page, this.#plan.now);
  }

  async #take(value: unknown, around: string | undefined, text: string): Promise<void> {
    const { tally } = this.#plan;
    if (!isRecord(value)) return tally.setAside(this.#count, 'must be an object of JSON', text);
    const context = contextOf(value, around);
    if (Array.isArray(value.value)) {
      for (const each of value.value) await this.#take(each, context, String(each));
      return;
    }
    const wrapped = [value.bundle, value.listing, value.d, value.data].find(isRecord);
    if (wrapped) return this.#take(wrapped, context, text);
    const foreign = foreignFormat(value);
    if (foreign) return tally.setAside(this.#count, foreign, text);
    const resource = resourceOf(value, context);
    if (resource === 'Property') return this.#takeProperty(value);
    const person = resource === 'Member' ? memberOf(value) : resource === 'Office' ? officeOf(value) : undefined;
    if (!person) return tally.setAside(this.#count, notImported(resource), text);
    if ('memberKey' in person) this.#page.members.push(person);
    else this.#page.offices.push(person);
  }

  async #takeProperty(value: ResoRecord): Promise<void> {
    const { tally, source } = this.#plan;
    const record = checkedRecord(value, this.#read(value), source);
    if (
      record.listing &&
      !this.#seen.add({ ...record.key!, listingKey: JSON.stringify([record.key!.listingKey, record.modifiedAt]) })
    ) {
      const rule = 'must not come twice in one file; the first one counts';
      const complaint = { severity: 'rejected' as const, field: 'ListingKey', rule, value: record.key!.listingKey };
      await tally.add({ ...record, listing: null, complaints: [complaint] }, this.#count);
      return;
    }
    await tally.add(record, this.#count);
    this.#plan.onRecords?.(tally.figures.read);
    this.#page.records.push(record);
  }
}

function notImported(resource: string | undefined): string {
  if (resource === 'Member' || resource === 'Office') return `of ${resource} must have its key`;
  return resource
    ? `must be of Property, Member or Office; this is of ${resource}`
    : 'must be of Property, Member or Office; nothing in it says so';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is ResoRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
