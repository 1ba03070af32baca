import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam, PageSize } from '../../../platform/serve/contract.ts';

const tags = ['Audit'];
const headers = z.record(z.string(), z.string());
const words = z.string().trim().max(200);

/** Filter for audit entries. */
const AuditFilter = z.strictObject({
  action: words.optional().describe('`license.verified`, or all of a kind: `license`'),
  object: words.optional().describe('`reseller:12`, or all of a kind: `reseller`'),
  actor: words.optional().describe('A name, an address, `visitor`, or the name of a job'),
  from: Day(m.administration__must_be_a_day_such).optional(),
  to: Day(m.administration__must_be_a_day_such).optional().describe('That day included'),
  before: IdParam.optional().describe('Lines older than this one: `next` of the page before'),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditLine = z.object({
  id: Id,
  at: z.iso.datetime(),
  actorId: Id.nullable(),
  actorName: z.string(),
  action: z.string(),
  object: z.string(),
  details: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const auditContract = {
  list: call
    .route({ method: 'GET', path: '/audit', summary: 'What was done, the latest first', tags })
    .input(AuditFilter.extend({ limit: PageSize(200, 50) }))
    .output(
      z.object({
        lines: z.array(AuditLine),
        next: z.number().int().nullable(),
        actions: z.array(z.string()).describe('All that occur in the log, for a filter'),
      }),
    ),
  chain: call
    .route({ method: 'GET', path: '/audit/chain', summary: 'Whether every line is as it was written', tags })
    .output(
      z.object({
        lines: z.number().int(),
        lastHash: z.string(),
        fault: z.object({ id: Id, why: z.string() }).nullable(),
        verifiedAt: z.iso.datetime(),
      }),
    ),
  file: call
    .route({
      method: 'GET',
      path: '/audit.csv',
      summary: 'These lines as a CSV file, 20,000 a file; X-Next-Before tells where the next begins',
      tags,
      outputStructure: 'detailed',
    })
    .input(AuditFilter)
    .output(z.object({ headers, body: z.instanceof(Blob) })),
};
