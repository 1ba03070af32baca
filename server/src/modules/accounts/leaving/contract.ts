import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';
import { KnownPassword, Nothing } from '../fields/contract.ts';

const tags = ['Accounts'];

export const leavingContract = {
  exportAccount: call
    .route({
      method: 'GET',
      path: '/account/export',
      summary: 'Everything that is kept about you, as a JSON file',
      tags,
      outputStructure: 'detailed',
    })
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) })),
  deleteAccount: call
    .route({
      method: 'POST',
      path: '/account/deletion',
      summary: 'Ask for your account to be deleted; it happens 14 days later',
      tags,
    })
    .input(z.strictObject({ password: KnownPassword }))
    .output(z.object({ deletionAt: z.iso.datetime() })),
  keepAccount: call
    .route({ method: 'DELETE', path: '/account/deletion', summary: 'Keep your account after all', tags })
    .input(Nothing)
    .output(z.object({ deletionAt: z.null() })),
};
