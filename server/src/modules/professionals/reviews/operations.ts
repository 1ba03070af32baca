import { m } from '@lintel/messages';
import { and, eq, isNull } from 'drizzle-orm';
import { signedIn } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { attemptsToken, profileOf, wholesaler } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { openTicket, promisedHours, supportServicesToken } from '../../support/index.ts';
import { appointmentsToken } from '../connections/appointments-between.ts';
import { professionalsContract, removalRules } from '../contract.ts';
import { reviewAccess } from './access.ts';
import { chancesOf } from './chances.ts';
import { reviewPage } from './present.ts';
import { summaryOf } from './records.ts';
import { reviews } from './reviews.tables.ts';
import { edit, reply, write } from './write.ts';

const contract = professionalsContract.reviews;

const list = serve(contract.list, {
  access: signedIn,
  async run({ input: { id, page, limit }, subject: me, db, resolve }) {
    const [agent] = await db
      .select({ status: agentProfiles.status })
      .from(agentProfiles)
      .where(eq(agentProfiles.id, id));
    if (agent?.status !== 'active') throw notFound(m.professionals__there_is_no_such_professional());
    return {
      summary: await summaryOf(db, id),
      ...(await reviewPage(db, me, id, { page, limit })),
      chances: await chancesOf(db, { buyerId: me.id, agentId: id }, resolve(appointmentsToken)),
    };
  },
});

const userTypes = { end_user: 'end-user', agent: 'agent', reseller: 'reseller', wholesaler: 'other' } as const;

const report = serve(contract.report, {
  access: reviewAccess.may('report'),
  async run({ input: { id, rule, note }, subject: review, me, resolve, transaction }) {
    await resolve(attemptsToken).count('reportsOf', String(me.id));
    const support = resolve(supportServicesToken);
    return transaction(async ({ tx, emit, audit }) => {
      const reporter = await profileOf(tx, me.id);
      const { reference } = await openTicket(
        { tx, emit },
        support,
        {
          ...{ topic: 'general' as const, emergency: undefined, priority: 'high' as const },
          personId: me.id,
          fullName: reporter!.name,
          email: reporter!.email,
          userType: userTypes[reporter!.role],
          subject: m.professionals__report_of_review({ id, value: removalRules[rule] }).slice(0, 200),
          message: [
            note || m.professionals__no_note_was_given(),
            m.professionals__it_says({ value: review.text ?? m.professionals__nothing() }),
          ].join('\n\n'),
        },
        promisedHours(reporter!.role, { topic: 'general', emergency: null }),
      );
      await audit({ action: 'review.reported', object: `review:${id}`, details: { rule, ticket: reference } });
      return { reference };
    });
  },
});

const remove = serve(contract.remove, {
  access: wholesaler,
  writes: true,
  async run({ input: { id, rule, note }, tx, audit }) {
    const removedAt = new Date();
    const [row] = await tx
      .update(reviews)
      .set({ removedAt, removedRule: rule, removedNote: note })
      .where(and(eq(reviews.id, id), isNull(reviews.removedAt)))
      .returning();
    if (!row) throw notFound(m.professionals__there_is_no_such_review());
    await audit({
      action: 'review.removed',
      object: `review:${id}`,
      details: { rule, agent: row.agentId, rating: row.rating },
    });
    return { removedAt: removedAt.toISOString() };
  },
});

/** Client reviews of professionals: only for completed events, one per event, and never removed for payment. */
export const reviewsOperations = { list, write, edit, reply, report, remove };
