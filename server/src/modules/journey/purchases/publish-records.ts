import { m } from '@lintel/messages';
import type { AuditEntry } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { profileOf } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import { addActivity } from '../activity/add-activity.ts';
import { publishStep } from '../progress/moves.ts';
import { seesJourney, teamMembersOf } from '../progress/team.ts';
import { applyClosing } from './closing.ts';
import type { RecordKind } from './contract.ts';
import type { RecorderRole } from './get.ts';
import type { PurchaseRow } from './rows.ts';
import { recordLabel } from './terms.ts';

interface Writing {
  tx: Tx;
  emit: Emit;
  audit(auditEntry: AuditEntry): Promise<void>;
}

interface Written {
  purchase: PurchaseRow;
  written: readonly { id: number; kind: RecordKind }[];
  personId: number;
  recorder: RecorderRole;
  now: Date;
}

/** Captures the buyer's step before a write, so that a resulting move is published. */
export const captureStep = (tx: Tx, emit: Emit, buyerId: number, now: Date): Promise<void> =>
  publishStep(tx, emit, buyerId, { now });

/** Writes the audit entry and the feed, notifies the other side, and then publishes the buyer's step. */
export async function publishRecords(writing: Writing, { purchase, written, personId, recorder, now }: Written) {
  const { tx, emit, audit } = writing;
  const path = `/purchases/${purchase.id}`;
  const labels = written.map(({ kind }) => recordLabel(kind, purchase.country));
  const name = await firstNameOf(tx, personId);
  await audit({
    action: 'purchase.recorded',
    object: `purchase:${purchase.id}`,
    details: { records: written.map(({ id }) => id), as: recorder },
  });
  await addActivity(
    tx,
    written.map(({ id }, index) => ({
      personId: purchase.buyerId,
      kind: 'journey' as const,
      key: `record:${id}`,
      title: recorder === 'buyer' ? labels[index]! : m.journey__added({ name, labels: labels[index]! }),
      detail: purchase.home,
      path,
      own: recorder === 'buyer',
      at: now,
    })),
  );
  const what = labels.join(', ');
  const notifyMember = (to: number, title: string, body: string) =>
    notify(tx, emit, { personId: to, kind: 'journey', key: `purchase.recorded:${written[0]!.id}`, title, body, path });
  if (recorder === 'buyer') {
    for (const member of await teamMembersOf(tx, purchase.buyerId, now))
      if (seesJourney(member))
        // The notification stays when the buyer ends their consent, so it contains no facts.
        await notifyMember(
          member.personId,
          m.journey__updated_their_journey({ name }),
          m.journey__open_the_purchase_to_see_2(),
        );
  } else
    await notifyMember(
      purchase.buyerId,
      m.journey__added_2({ name, what }),
      m.journey__please_confirm_that_this_is({ home: purchase.home, name }),
    );
  await applyClosing(tx, emit, purchase);
  await publishStep(tx, emit, purchase.buyerId, { now });
}

export async function firstNameOf(tx: Tx, personId: number): Promise<string> {
  const found = await profileOf(tx, personId);
  return found?.firstName ?? 'Someone';
}
