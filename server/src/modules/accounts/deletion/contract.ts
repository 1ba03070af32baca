import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';
import { KnownPassword, Nothing } from '../fields/contract.ts';

const tags = ['Accounts'];

export const accountDeletionContract = {
  exportAccount: call
    .route({
      method: 'GET',
      path: '/account/export',
      summary: 'Export everything stored about you as a JSON file',
      tags,
      outputStructure: 'detailed',
    })
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  deleteAccount: call
    .route({
      method: 'POST',
      path: '/account/deletion',
      summary: 'Schedule the deletion of your account in 14 days',
      tags,
    })
    .input(z.strictObject({ password: KnownPassword }))
    .output(z.object({ deletionAt: z.iso.datetime() })),
  keepAccount: call
    .route({ method: 'DELETE', path: '/account/deletion', summary: 'Cancel the deletion of your account', tags })
    .input(Nothing)
    .output(z.object({ deletionAt: z.null() })),
};
