import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { applicationStatuses } from '../applications/statuses/contract.ts';

/** A real estate agent of the borrower, and whether the agent sees the status of the application. */
export const StatusShare = z.object({ agentId: Id, name: z.string(), shared: z.boolean() });

/** The status that a real estate agent sees with the borrower's consent: never an amount, income or document. */
export const SharedStatus = z.object({
  applicationId: Id,
  borrowerId: Id,
  borrower: z.string(),
  home: z.string().nullable(),
  status: z.enum(applicationStatuses),
  closingOn: z.iso.date().nullable(),
  changedAt: z.iso.datetime(),
});
export type SharedStatus = z.infer<typeof SharedStatus>;

const tags = ['Mortgage'];
const WithId = z.strictObject({ id: IdParam });

export const sharingContract = {
  statusShares: call
    .route({
      method: 'GET',
      path: '/mortgage/applications/{id}/status-shares',
      summary: 'List the borrower’s real estate agents, and which of them see the status',
      tags,
    })
    .input(WithId)
    .output(z.array(StatusShare)),
  shareStatus: call
    .route({
      method: 'PUT',
      path: '/mortgage/applications/{id}/status-shares',
      summary: 'Share the status of an application with a real estate agent, or stop sharing it',
      tags,
    })
    .input(WithId.extend({ agentId: Id, shared: z.boolean() }))
    .output(z.array(StatusShare)),
  sharedStatuses: call
    .route({
      method: 'GET',
      path: '/mortgage/shared-statuses',
      summary: 'List the statuses that borrowers share with the calling real estate agent',
      tags,
    })
    .input(z.strictObject({}))
    .output(z.array(SharedStatus)),
};
