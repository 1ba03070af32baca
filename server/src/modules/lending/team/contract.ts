import { z } from 'zod';
import { call, Id } from '../../../platform/serve/contract.ts';
import { Clock } from '../clocks/contract.ts';

const TeamLicense = z.object({
  jurisdiction: z.string(),
  number: z.string(),
  expiresOn: z.iso.date().nullable(),
  state: z.enum(['valid', 'expires_soon', 'expired', 'not_verified']),
});

/** A mortgage agent of the company: counts and days, never a borrower. */
export const TeamMember = z.object({
  agentId: Id,
  name: z.string(),
  active: z.boolean(),
  licenses: z.array(TeamLicense),
  openApplications: z.int(),
  letters: z.int().describe('Letters issued in the last 365 days'),
  validLetters: z.int().describe('Letters that a verification shows as valid'),
  noticesDue: z.array(Clock.pick({ kind: true, on: true, daysLeft: true })).describe('Within 3 days or overdue'),
  ratesStatedOn: z.iso.date().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const teamContract = {
  team: call
    .route({
      method: 'GET',
      path: '/mortgage/team',
      summary: 'List your company’s mortgage agents with licenses, letters and notices due',
      tags: ['Mortgage'],
    })
    .input(z.strictObject({}))
    .output(z.array(TeamMember)),
};
