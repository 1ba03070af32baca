import { signedIn } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { accountDeletionContract as contract } from './contract.ts';
import { personalDataToken } from './personal-data.ts';

export const exportAccount = serve(contract.exportAccount, {
  access: signedIn,
  async run({ subject: me, db, resolve }) {
    const exportedAt = new Date().toISOString();
    // Runs in parallel; sequential queries would each wait behind other requests.
    const parts = resolve(personalDataToken).map(async ({ name, rows }) => [name, await rows(db, me.id)] as const);
    const data: Record<string, unknown> = {};
    for (const [name, rows] of await Promise.all(parts))
      data[name] = name in data ? Object.assign(data[name] as object, rows) : rows;
    const text = JSON.stringify({ product: 'Lintel', exportedAt, ...data }, null, 2);
    return {
      headers: {
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="lintel-data-${exportedAt.slice(0, 10)}.json"`,
      },
      body: new Blob([text], { type: 'application/json; charset=utf-8' }),
    };
  },
});
