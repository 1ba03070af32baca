import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { purchaseState } from '../purchases/fold.ts';
import { summaryOf } from '../purchases/present.ts';
import { journeyOverrides, purchases } from '../tables.ts';
import type { Journey, JourneyStep } from './contract.ts';
import { isoDay } from './format-day.ts';
import { type Gathered, gatherFacts } from './gather.ts';
import { anotherProfessional, factsShownTo } from './shown-to.ts';
import { head } from './view.ts';

/** Returns a buyer's journey as they see it themselves; undefined for people who are not buyers. */
export async function journeyOf(db: Db, personId: number, now = new Date()): Promise<Journey | undefined> {
  const gathered = await gatherFacts(db, personId, now);
  return gathered && presentJourney(db, gathered, personId, now);
}

/** Returns the journey for a viewer: professionals see what follows from the facts that the buyer shares with them. */
export async function presentJourney(db: Db, gathered: Gathered, viewerId: number, now: Date): Promise<Journey> {
  const { person } = gathered;
  const mine = person.id === viewerId;
  const facts = factsShownTo(gathered, viewerId);
  const { progress, shown } = head(facts, now);
  const rows = await db.select().from(purchases).where(eq(purchases.buyerId, person.id)).orderBy(desc(purchases.id));
  return {
    personId: person.id,
    firstName: person.firstName,
    country: facts.country,
    ...shown,
    // Other actions link to the buyer's pages.
    steps: mine ? shown.steps : shown.steps.map((step) => ({ ...step, action: purchaseAction(step.action) })),
    override: facts.override && (await overrideShown(db, facts.override.id, viewerId)),
    purchaseId: progress.purchase?.facts.id ?? null,
    // Skips purchases whose records were all undone.
    purchases: rows.flatMap((row) => {
      const state = purchaseState(facts.purchases.find(({ id }) => id === row.id)?.records ?? []);
      return state ? [summaryOf(row, state, isoDay(now))] : [];
    }),
    budgetMaxCents: facts.budget?.maxCents ?? null,
    currency: facts.currency,
    paysCash: facts.hidden?.has('pre_approval') ? null : facts.paysCashSince !== null,
    untouched: mine && isUntouched(gathered),
    mine,
  };
}

const purchaseAction = (action: JourneyStep['action']) => (action?.path.startsWith('/purchases/') ? action : null);

/** Only the data of the sign-up exists. */
const isUntouched = ({ facts, team }: Gathered): boolean =>
  facts.homesSaved === 0 &&
  facts.letters.length === 0 &&
  facts.showings.length === 0 &&
  facts.purchases.length === 0 &&
  facts.override === null &&
  facts.paysCashSince === null &&
  team.every(({ origin }) => origin === 'code');

async function overrideShown(db: Db, id: number, viewerId: number): Promise<Journey['override']> {
  const [found] = await db
    .select({ row: journeyOverrides, byName: personProfiles.firstName })
    .from(journeyOverrides)
    .leftJoin(personProfiles, eq(personProfiles.id, journeyOverrides.byId))
    .where(eq(journeyOverrides.id, id));
  if (!found) return null;
  const { step, reason, createdAt, byId, personId } = found.row;
  const mine = personId === viewerId;
  return {
    ...{ id, step, reason },
    by: byId === viewerId ? 'you' : mine || byId === personId ? found.byName : anotherProfessional(),
    createdAt: createdAt.toISOString(),
    canUndo: mine || byId === viewerId,
  };
}
