import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { searchesOf } from '../../alerts/index.ts';
import { appointmentsOf } from '../../appointments/index.ts';
import { gatherFacts } from '../progress/gather.ts';
import { head } from '../progress/view.ts';
import { recordLabel } from '../purchases/terms.ts';
import { purchaseRecords, purchases } from '../tables.ts';
import type { Situation } from './rule.ts';
import { newAlertsOf, requiredDocumentsOf, threadsToRead } from './sources.ts';

/** Gathers the facts for next steps; undefined for people who are not buyers. */
export async function situationOf(db: Db, personId: number, now: Date): Promise<Situation | undefined> {
  const gathered = await gatherFacts(db, personId, now);
  if (!gathered) return undefined;
  const { facts, person, team } = gathered;
  const { progress, shown } = head(facts, now);
  const isRequested = (isLender: boolean) =>
    team.some((each) => each.state === 'pending' && each.isLender === isLender);
  return {
    now,
    facts,
    progress,
    steps: shown.steps,
    emailVerified: person.emailVerified,
    agentRequested: isRequested(false),
    lenderRequested: isRequested(true),
    savedSearches: (await searchesOf(db, personId)).length,
    ...(await requiredDocumentsOf(db, personId)),
    toConfirm: await toConfirm(db, personId),
    toAnswer: await toAnswer(db, personId),
    unreadThreads: await threadsToRead(db, personId),
    newAlerts: await newAlertsOf(db, personId),
  };
}

async function toConfirm(db: Db, buyerId: number): Promise<Situation['toConfirm']> {
  const rows = await db
    .select({
      recordId: purchaseRecords.id,
      purchaseId: purchases.id,
      kind: purchaseRecords.kind,
      country: purchases.country,
      by: personProfiles.firstName,
    })
    .from(purchaseRecords)
    .innerJoin(purchases, eq(purchases.id, purchaseRecords.purchaseId))
    .leftJoin(personProfiles, eq(personProfiles.id, purchaseRecords.recordedById))
    .where(
      and(
        eq(purchases.buyerId, buyerId),
        ne(purchaseRecords.recordedAs, 'buyer'),
        isNull(purchaseRecords.confirmedAt),
        isNull(purchaseRecords.undoneAt),
      ),
    )
    .orderBy(purchaseRecords.id);
  return rows.map(({ recordId, purchaseId, kind, country, by }) => ({
    recordId,
    purchaseId,
    label: recordLabel(kind, country),
    by: by ?? m.journey__a_professional_2(),
  }));
}

const kindNames = texts({ call: m.journey__a_call, showing: m.journey__a_showing, meeting: m.journey__a_meeting });

async function toAnswer(db: Db, id: number): Promise<Situation['toAnswer']> {
  const coming = await appointmentsOf(db, { id }, 'coming');
  return coming
    .filter((each) => each.side === 'buyer' && each.toAnswer)
    .map((each) => ({
      appointmentId: each.id,
      what: kindNames[each.kind],
      by: each.professional.name,
      sequence: each.times[0] ? String(Date.parse(each.times[0])) : '0',
    }));
}
