import { z } from 'zod';
import { call } from '../../platform/serve/contract.ts';
import { analyticsContract } from './analytics/contract.ts';
import { auditContract } from './audit/contract.ts';
import { companyReviewContract } from './companies/contract.ts';
import { figuresContract } from './figures/contract.ts';
import { outboxContract } from './outbox/contract.ts';

export type { Analytics, AnalyticsRow, AnalyticsRows } from './analytics/contract.ts';
export * from './audit/contract.ts';
export {
  type Company,
  NoteBody,
  type PlanStatus,
  ResellerFilter,
  type ResellerRow,
  SuspensionBody,
} from './companies/contract.ts';
export type { Figure } from './figures/contract.ts';

const money = z.number().int().describe('Cents');

/** Figures of the six cards, with the names of the specification. */
const statNames = [
  'totalResellers',
  'activeResellers',
  'pendingVerifications',
  'totalAgents',
  'totalRevenue',
  'monthlyGrowth',
] as const;

const Stats = z.object({
  totalResellers: z.number().int(),
  activeResellers: z.number().int(),
  pendingVerifications: z.number().int(),
  totalAgents: z.number().int(),
  totalRevenue: money,
  monthlyGrowth: z.number().nullable().describe('Percent; null if there was no recurring revenue a month ago'),
  currency: z.literal('usd'),
  monthlyRecurringRevenue: money,
  previousMonthlyRecurringRevenue: money.nullable(),
  pastDue: z.number().int(),
  suspended: z.number().int(),
  overdueVerifications: z.number().int(),
  dueChecks: z.number().int().describe('Licenses due for another check: last checked 30 days ago, or expired'),
  asOf: z.iso.datetime(),
  definitions: z.array(
    z.object({
      figure: z.enum(statNames),
      definition: z.string().describe('Definition of the figure, in a sentence'),
      period: z.string().describe('Period: "now", "since the beginning", "the last month"'),
    }),
  ),
});
export type WholesalerStats = z.infer<typeof Stats>;

const wholesalerContract = {
  stats: call
    .route({
      method: 'GET',
      path: '/wholesaler/stats',
      summary: 'Get six figures of the network, with definitions',
      tags: ['Wholesaler'],
    })
    .output(Stats),
  ...companyReviewContract,
  analytics: analyticsContract,
};

export const administrationContract = {
  wholesaler: wholesalerContract,
  audit: auditContract,
  figures: figuresContract,
  outbox: outboxContract,
};
