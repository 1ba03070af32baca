import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { appointmentsOf } from '../../appointments/index.ts';
import { buyerProfiles } from '../../companies/index.ts';
import { reviewersOf } from '../../documents/index.ts';
import { savedHomesOf } from '../../saving/index.ts';
import { purchasesOf } from '../purchases/rows.ts';
import { journeyOverrides, journeys } from '../tables.ts';
import type { Facts, Showing } from './facts.ts';
import { lettersOf } from './letters.ts';
import { type TeamMember, teamMembersOf } from './team.ts';

export interface Gathered {
  facts: Facts;
  person: Buyer;
  team: TeamMember[];
  /** The step last published; null before the first. */
  lastStep: number | null;
}

type Buyer = NonNullable<Awaited<ReturnType<typeof buyerOf>>>;

/** Gathers all facts of a buyer's journey; undefined for people who are not buyers. */
export async function gatherFacts(db: Db, personId: number, now: Date): Promise<Gathered | undefined> {
  const person = await buyerOf(db, personId);
  if (!person) return undefined;
  const team = await teamMembersOf(db, personId, now);
  const saved = (await savedHomesOf(db, personId)).filter(({ removedAt }) => removedAt === null);
  const connected = team.filter(({ state }) => state === 'connected');
  const lender = connected.find(({ isLender }) => isLender)?.firstName ?? null;
  const agent = connected.find(({ isLender }) => !isLender)?.firstName ?? null;
  const letters = await lettersOf(db, personId);
  const pending = letters.find(({ state }) => state === 'pending');
  const { maxCents, budgetStatedAt, createdAt } = person;
  return {
    person,
    team,
    lastStep: person.lastStep,
    facts: {
      country: person.country,
      currency: person.country === 'CA' ? 'CAD' : 'USD',
      budget: maxCents === null ? null : { maxCents, at: budgetStatedAt ?? createdAt },
      paysCashSince: person.paysCashSince,
      letters,
      homesSaved: saved.length,
      lastSavedAt: saved[0]?.savedAt ?? null,
      showings: await showingsOf(db, personId),
      purchases: await purchasesOf(db, personId),
      override: await lastOverride(db, personId),
      reviewer: pending ? ((await reviewersOf(db, pending.documentId))[0] ?? null) : null,
      agent,
      lender,
    },
  };
}

async function buyerOf(db: Db, personId: number) {
  const [found] = await db
    .select({
      id: personProfiles.id,
      firstName: personProfiles.firstName,
      lastName: personProfiles.lastName,
      emailVerified: personProfiles.emailVerified,
      createdAt: personProfiles.createdAt,
      country: buyerProfiles.country,
      maxCents: buyerProfiles.budgetMaxCents,
      budgetStatedAt: journeys.budgetStatedAt,
      paysCashSince: journeys.paysCashSince,
      lastStep: journeys.step,
    })
    .from(buyerProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, buyerProfiles.personId))
    .leftJoin(journeys, eq(journeys.personId, buyerProfiles.personId))
    .where(eq(buyerProfiles.personId, personId));
  return found;
}

async function showingsOf(db: Db, id: number): Promise<Showing[]> {
  const all = [...(await appointmentsOf(db, { id }, 'coming')), ...(await appointmentsOf(db, { id }, 'past'))];
  return all.flatMap(({ kind, state, startsAt, times, professional: { id: agentId } }): Showing[] => {
    if (kind !== 'showing') return [];
    if (state === 'proposed' && times[0]) return [{ state: 'requested', at: new Date(times[0]), agentId }];
    if (state !== 'confirmed' && state !== 'done') return [];
    return startsAt ? [{ state, at: new Date(startsAt), agentId }] : [];
  });
}

async function lastOverride(db: Db, personId: number): Promise<Facts['override']> {
  const [found] = await db
    .select({ id: journeyOverrides.id, step: journeyOverrides.step, at: journeyOverrides.createdAt })
    .from(journeyOverrides)
    .where(and(eq(journeyOverrides.personId, personId), isNull(journeyOverrides.undoneAt)))
    .orderBy(desc(journeyOverrides.id))
    .limit(1);
  return found ?? null;
}
