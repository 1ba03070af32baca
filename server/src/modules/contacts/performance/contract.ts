import { z } from 'zod';
import { call, Id, inOrder } from '../../../platform/serve/contract.ts';
import { Currency } from '../../listings/contract.ts';
import { LeadStatus, leadSources } from '../entries/contract.ts';

/** Stages of the funnel, in order. A contact counts at its furthest stage so far and at all before it. */
export const funnelStages = ['received', 'contacted', 'qualified', 'active', 'under_contract', 'closed'] as const;
export const FunnelStage = z.enum(funnelStages);
export type FunnelStage = z.infer<typeof FunnelStage>;

const Source = z.enum(leadSources);
const count = z.number().int();

/** Figures of the contacts that were received in a period, as of now. */
const Figures = z.object({
  funnel: z.record(FunnelStage, count),
  sources: z.array(
    z.object({ source: Source, received: count, contacted: count, underContract: count, closed: count }),
  ),
  replies: z.object({
    /** Contacts that got a first call, text message or email, or were moved manually. */
    replied: count,
    within15Minutes: count,
    /** Minutes from receipt to the first reply, day and night; null without a reply. */
    medianMinutes: z.number().nullable(),
  }),
});
export type Figures = z.infer<typeof Figures>;

const Period = inOrder(z.strictObject({ from: z.iso.date(), until: z.iso.date() }), 'from', 'until');

const route = (path: `/${string}`, summary: string) => call.route({ method: 'GET', path, summary, tags: ['Contacts'] });

export const performanceContract = {
  figures: route('/contacts/performance', 'Get funnel, sources and reply times of a period and of the previous one')
    .input(Period)
    .output(
      z.object({
        now: Figures,
        /** The period of the same length just before. */
        before: Figures,
        /** Contacts under contract now, with the sum of the budgets that are known. */
        underContract: z.array(
          z.object({ currency: Currency, contacts: count, withBudget: count, volume: z.number() }),
        ),
      }),
    ),
  rows: route('/contacts/performance/rows', 'List the contacts behind the figures of a period, newest first')
    .input(Period)
    .output(
      z.array(
        z.object({
          id: Id,
          name: z.string(),
          source: Source,
          status: LeadStatus,
          reached: FunnelStage,
          receivedAt: z.iso.datetime(),
          replyMinutes: z.number().nullable(),
        }),
      ),
    ),
};
