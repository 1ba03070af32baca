import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam, inOrder, PageSize } from '../../../platform/serve/contract.ts';

const tags = ['Audit'];
const headers = z.record(z.string(), z.string());
const words = z.string().trim().max(200);

/** Filter for audit entries. */
const AuditFilter = z.strictObject({
  action: words.optional().describe('`license.verified`, or a whole group: `license`'),
  object: words.optional().describe('`reseller:12`, or a whole type: `reseller`'),
  actor: words.optional().describe('A name, an address, `visitor`, or the name of a job'),
  from: Day(m.administration__must_be_a_day_such).optional(),
  to: Day(m.administration__must_be_a_day_such).optional().describe('Inclusive'),
  before: IdParam.optional().describe('Entries older than this one: `next` of the previous page'),
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
    .route({ method: 'GET', path: '/audit', summary: 'List audit entries, newest first', tags })
    .input(inOrder(AuditFilter.extend({ limit: PageSize(200, 50) }), 'from', 'to'))
    .output(
      z.object({
        lines: z.array(AuditLine),
        next: z.number().int().nullable(),
        actions: z.array(z.string()).describe('Every action in the log, for a filter'),
      }),
    ),
  chain: call
    .route({ method: 'GET', path: '/audit/chain', summary: 'Verify that no audit entry was changed', tags })
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
      summary: 'Download these entries as CSV files of 20,000 entries; X-Next-Before is the start of the next file',
      tags,
      outputStructure: 'detailed',
    })
    .input(inOrder(AuditFilter, 'from', 'to'))
    .output(z.object({ headers, body: z.instanceof(Blob) })),
};
