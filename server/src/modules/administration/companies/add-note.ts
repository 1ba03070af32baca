import { serve } from '../../../platform/serve/serve.ts';
import { profileOf, wholesaler } from '../../accounts/index.ts';
import { resellerNotes } from '../tables.ts';
import { companyReviewContract as contract } from './contract.ts';
import { lockedCompany } from './people-of.ts';

export const addNote = serve(contract.addNote, {
  access: wholesaler,
  writes: true,
  async run({ input: { id, note }, subject: me, tx, audit }) {
    await lockedCompany(tx, id);
    const [written] = await tx
      .insert(resellerNotes)
      .values({ resellerId: id, authorId: me.id, note })
      .returning({ id: resellerNotes.id, createdAt: resellerNotes.createdAt });
    const author = await profileOf(tx, me.id);
    await audit({ action: 'reseller.noted', object: `reseller:${id}`, details: { note: written!.id } });
    return { id: written!.id, note, author: author?.name ?? null, createdAt: written!.createdAt.toISOString() };
  },
});
