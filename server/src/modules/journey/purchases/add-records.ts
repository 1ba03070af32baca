import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { conflict, forbidden, invalid } from '../../../platform/serve/errors.ts';
import { formatDay, isoDay } from '../progress/format-day.ts';
import { purchaseRecords } from '../tables.ts';
import type { NewRecord } from './contract.ts';
import { kindsNext, kindsUnderContract, lastOfLine } from './fold.ts';
import type { RecorderRole } from './get.ts';
import { kindsOfLender, kindsWithDue } from './kinds.ts';
import { asksPrice, mayTakeDue, stateOf } from './present.ts';
import { type PurchaseRow, recordsOf } from './rows.ts';
import { recordLabel, stageLabels } from './terms.ts';

type RecordInput = z.output<typeof NewRecord>;

/** Maximum records of a purchase, including undone ones. */
const RECORDS_MAX = 200;

export interface Writer {
  personId: number;
  recorder: RecorderRole;
  now: Date;
}

/**
 * Adds records to a purchase in order: each must be valid after those before it. Errors name the field by the record's
 * index: `records.1.dueOn`. Returns the kinds with their new ids.
 */
export async function addRecords(
  tx: Tx,
  purchase: PurchaseRow,
  inputs: readonly RecordInput[],
  writer: Writer,
  at = (index: number, field: string) => `records.${index}.${field}`,
): Promise<{ id: number; kind: RecordInput['kind'] }[]> {
  const { personId, recorder, now } = writer;
  const written: { id: number; kind: RecordInput['kind'] }[] = [];
  if ((await recordsOf(tx, purchase.id)).length + inputs.length > RECORDS_MAX)
    throw conflict(m.journey__this_purchase_has_as_many());
  for (const [index, record] of inputs.entries()) {
    const field = (name: string) => at(index, name);
    await checkTurn(tx, purchase, record, writer, field);
    checkFields(record, now, field);
    const [row] = await tx
      .insert(purchaseRecords)
      .values({
        purchaseId: purchase.id,
        kind: record.kind,
        happenedOn: record.happenedOn ?? isoDay(now),
        dueOn: record.dueOn ?? null,
        priceCents: record.priceCents ?? null,
        note: record.note ?? null,
        recordedById: personId,
        recordedAs: recorder,
        confirmedAt: recorder === 'buyer' ? now : null,
        createdAt: now,
      })
      .returning({ id: purchaseRecords.id });
    written.push({ id: row!.id, kind: record.kind });
  }
  return written;
}

async function checkTurn(
  db: Db,
  { id, country }: PurchaseRow,
  { kind, happenedOn }: RecordInput,
  { recorder, now }: Writer,
  field: (name: string) => string,
): Promise<void> {
  if (recorder === 'lender' && !kindsOfLender.has(kind)) throw forbidden(m.journey__lenders_write_down_what_concerns());
  const state = stateOf(await recordsOf(db, id));
  if (!kindsNext(state).includes(kind))
    throw conflict(
      m.journey__you_cant_add_now_the({
        recordLabel: recordLabel(kind, country),
        stageLabels: stageLabels[state?.stage ?? 'preparing'],
      }),
    );
  // The latest record of a line counts, so one dated before it would have no effect.
  const before = state && lastOfLine(state, kind);
  const day = happenedOn ?? isoDay(now);
  if (before && day < before.happenedOn)
    throw invalid(
      field('happenedOn'),
      m.journey__must_not_lie_before_the({ happenedOn: formatDay(before.happenedOn) }),
    );
}

/** Dates must be plausible; past events must be in the past, with a tolerance of some hours ahead of UTC. */
function checkFields(
  { kind, happenedOn, dueOn, priceCents }: RecordInput,
  now: Date,
  field: (name: string) => string,
): void {
  const tomorrow = isoDay(new Date(now.getTime() + DAY_MS));
  const longAgo = isoDay(new Date(now.getTime() - 3 * 365 * DAY_MS));
  const farOff = isoDay(new Date(now.getTime() + 2 * 365 * DAY_MS));
  if (happenedOn && happenedOn > tomorrow) throw invalid(field('happenedOn'), m.journey__must_not_lie_in_the());
  if (happenedOn && happenedOn < longAgo) throw invalid(field('happenedOn'), m.journey__must_lie_within_the_last());
  if (kindsWithDue.has(kind) && !dueOn) throw invalid(field('dueOn'), m.journey__is_required());
  if (dueOn && !mayTakeDue(kind)) throw invalid(field('dueOn'), m.journey__does_not_go_with_this());
  if (dueOn && (dueOn < longAgo || dueOn > farOff))
    throw invalid(field('dueOn'), m.journey__must_lie_within_the_next());
  // An appointment or a deadline may be recorded after it; a reply is never due before its offer.
  if (dueOn && !kindsWithDue.has(kind) && dueOn < (happenedOn ?? isoDay(now)))
    throw invalid(field('dueOn'), m.journey__must_be_on_or_after_the_day());
  if (priceCents !== undefined && !asksPrice(kind))
    throw invalid(field('priceCents'), m.journey__does_not_go_with_this());
}

/** Throws when a purchase would be in an invalid state, such as an inspection without an accepted offer. */
export async function checkWhole(db: Db, purchase: PurchaseRow): Promise<void> {
  const records = (await recordsOf(db, purchase.id)).filter(({ undoneAt }) => undoneAt === null);
  const stage = stateOf(records)?.stage;
  const underContract = records.some(({ kind }) => kindsUnderContract.includes(kind));
  if (underContract && !records.some(({ kind }) => kind === 'offer_accepted'))
    throw conflict(m.journey__take_back_first_what_was());
  if (stage === undefined && records.length > 0) throw conflict(m.journey__a_purchase_begins_with_its());
}

export const openRecord = (purchaseId: number, recordId: number) =>
  and(eq(purchaseRecords.purchaseId, purchaseId), eq(purchaseRecords.id, recordId), isNull(purchaseRecords.undoneAt));
