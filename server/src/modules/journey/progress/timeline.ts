import { m } from '@lintel/messages';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { journeyAccess } from '../access.ts';
import { recordsOf } from '../purchases/rows.ts';
import { recordLabel } from '../purchases/terms.ts';
import { journeyOverrides, purchases } from '../tables.ts';
import { progressContract as contract, stepNames, type TimelineLine } from './contract.ts';
import type { Facts } from './facts.ts';
import { letterUntil } from './fold.ts';
import { formatDay, isoDay, money } from './format-day.ts';
import { gatherFacts } from './gather.ts';
import { anotherProfessional, factsShownTo } from './shown-to.ts';

export const timeline = serve(contract.timeline, {
  access: journeyAccess.may('see'),
  async run({ subject: buyer, me, db }) {
    const now = new Date();
    const gathered = await gatherFacts(db, buyer.id, now);
    if (!gathered) throw notFound();
    const mine = buyer.id === me.id;
    const lines = [
      ...(await ofPurchases(db, buyer.id, me.id)),
      ...(await ofOverrides(db, buyer.id, me.id)),
      ...ofFacts(factsShownTo(gathered, me.id), mine, now),
    ];
    return { lines: lines.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1)) };
  },
});

async function ofPurchases(db: Db, buyerId: number, viewerId: number): Promise<TimelineLine[]> {
  const lines: TimelineLine[] = [];
  const nameShown = (name: string, byId: number | null) =>
    viewerId === buyerId || byId === viewerId ? name : anotherProfessional();
  for (const purchase of await db.select().from(purchases).where(eq(purchases.buyerId, buyerId)))
    for (const record of await recordsOf(db, purchase.id)) {
      const details = [
        purchase.home,
        record.priceCents === null ? null : money(record.priceCents, purchase.currency),
        record.dueOn && formatDay(record.dueOn),
        record.note,
        record.recordedAs === 'buyer'
          ? null
          : m.journey__stated_by({
              value: nameShown(record.byName ?? m.journey__a_professional_2(), record.recordedById),
              value2: record.confirmedAt ? m.journey__confirmed() : '',
            }),
      ];
      lines.push({
        id: `record:${record.id}`,
        kind: 'record',
        at: `${record.happenedOn}T12:00:00.000Z`,
        dayOnly: true,
        title: recordLabel(record.kind, purchase.country),
        detail: details.filter(Boolean).join(' · '),
        path: `/purchases/${purchase.id}`,
        undone: record.undoneAt !== null,
      });
    }
  return lines;
}

async function ofOverrides(db: Db, buyerId: number, viewerId: number): Promise<TimelineLine[]> {
  const rows = await db
    .select({ row: journeyOverrides, byName: personProfiles.firstName })
    .from(journeyOverrides)
    .leftJoin(personProfiles, eq(personProfiles.id, journeyOverrides.byId))
    .where(eq(journeyOverrides.personId, buyerId))
    .orderBy(desc(journeyOverrides.id));
  return rows.map(({ row, byName }) => ({
    id: `override:${row.id}`,
    kind: 'override',
    at: row.createdAt.toISOString(),
    dayOnly: false,
    title: m.journey__step_changed_manually_to({ step: row.step, name: stepNames[row.step - 1]! }),
    detail: `${[buyerId, row.byId].includes(viewerId) || row.byId === buyerId ? (byName ?? m.journey__someone()) : anotherProfessional()}: ${row.reason}`,
    path: null,
    undone: row.undoneAt !== null,
  }));
}

function ofFacts(facts: Facts, mine: boolean, now: Date): TimelineLine[] {
  const line = (id: string, kind: TimelineLine['kind'], at: Date, title: string, detail: string | null, path: string) =>
    ({
      id,
      kind,
      at: at.toISOString(),
      dayOnly: false,
      title,
      detail,
      path: mine ? path : null,
      undone: false,
    }) as const;
  const lines: TimelineLine[] = [];
  if (facts.budget)
    lines.push(
      line(
        'budget',
        'budget',
        facts.budget.at,
        m.journey__budget_stated(),
        m.journey__up_to_4({ money: money(facts.budget.maxCents, facts.currency) }),
        '/journey#budget',
      ),
    );
  if (facts.paysCashSince)
    lines.push(line('cash', 'budget', facts.paysCashSince, m.journey__pays_without_a_loan(), null, '/journey#budget'));
  facts.letters.forEach((letter, index) => {
    const path = `/documents?paper=${letter.documentId}`;
    lines.push(
      line(`letter:${index}:up`, 'letter', letter.uploadedAt, m.journey__pre_approval_letter_uploaded(), null, path),
    );
    if (!letter.reviewedAt) return;
    const isApproved = letter.state === 'approved';
    const until = letterUntil(letter.reviewedAt, facts.country);
    lines.push(
      line(
        `letter:${index}`,
        'letter',
        letter.reviewedAt,
        m.journey__pre_approval_letter({ value: isApproved ? 'approved' : 'returned' }),
        isApproved ? m.journey__counts_until({ value: formatDay(isoDay(until)) }) : null,
        path,
      ),
    );
    if (isApproved && until <= now)
      lines.push(line(`letter:${index}:lapsed`, 'letter', until, m.journey__pre_approval_letter_expired(), null, path));
  });
  facts.showings
    .filter(({ state, at }) => state === 'done' || (state === 'confirmed' && at <= now))
    .forEach(({ at }, index) => {
      lines.push(line(`showing:${index}`, 'showing', at, m.journey__home_seen(), null, '/professionals'));
    });
  return lines;
}
