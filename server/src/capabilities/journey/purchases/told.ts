import { eq } from 'drizzle-orm';
import type { AuditEntry } from '../../../foundation/audit.ts';
import type { Tx } from '../../../foundation/db.ts';
import type { Emit } from '../../../foundation/events.ts';
import { people } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { keepActivity } from '../activity/keep.ts';
import { followStep } from '../progress/moves.ts';
import { matesOf, seesJourney } from '../progress/team.ts';
import { followClosing } from './closing.ts';
import type { RecordKind } from './contract.ts';
import type { Keeper } from './get.ts';
import type { PurchaseRow } from './rows.ts';
import { recordLabel } from './words.ts';

interface Writing {
  tx: Tx;
  emit: Emit;
  audit(auditEntry: AuditEntry): Promise<void>;
}

interface Written {
  purchase: PurchaseRow;
  written: readonly { id: number; kind: RecordKind }[];
  personId: number;
  keeper: Keeper;
  now: Date;
}

/** Notes where the buyer is before something is written, so that the move that it makes is told. */
export const beforeRecords = (tx: Tx, emit: Emit, buyerId: number, now: Date): Promise<void> =>
  followStep(tx, emit, buyerId, { now });

/** The audit line, the feed, and the news to those on the other side; then where the buyer is now. */
export async function afterRecords(writing: Writing, { purchase, written, personId, keeper, now }: Written) {
  const { tx, emit, audit } = writing;
  const path = `/purchases/${purchase.id}`;
  const labels = written.map(({ kind }) => recordLabel(kind, purchase.country));
  const name = await firstNameOf(tx, personId);
  await audit({
    action: 'purchase.recorded',
    object: `purchase:${purchase.id}`,
    details: { records: written.map(({ id }) => id), as: keeper },
  });
  await keepActivity(
    tx,
    written.map(({ id }, index) => ({
      personId: purchase.buyerId,
      kind: 'journey' as const,
      key: `record:${id}`,
      title: keeper === 'buyer' ? labels[index]! : `${name} wrote down: ${labels[index]}`,
      detail: purchase.home,
      path,
      own: keeper === 'buyer',
      at: now,
    })),
  );
  const what = labels.join(', ');
  const tellOne = (to: number, title: string, body: string) =>
    notify(tx, emit, { personId: to, kind: 'journey', key: `purchase.recorded:${written[0]!.id}`, title, body, path });
  if (keeper === 'buyer') {
    for (const mate of await matesOf(tx, purchase.buyerId, now))
      if (seesJourney(mate))
        // It stays when the buyer ends their consent, so it holds no fact.
        await tellOne(mate.personId, `${name} updated their journey`, 'Open the purchase to see what is new.');
  } else
    await tellOne(
      purchase.buyerId,
      `${name} wrote down: ${what}`,
      `${purchase.home}. Please say whether it is so; until then it is marked as stated by ${name}.`,
    );
  await followClosing(tx, emit, purchase);
  await followStep(tx, emit, purchase.buyerId, { now });
}

export async function firstNameOf(tx: Tx, personId: number): Promise<string> {
  const [found] = await tx.select({ name: people.firstName }).from(people).where(eq(people.id, personId));
  return found?.name ?? 'Somebody';
}
