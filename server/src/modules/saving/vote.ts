import { and, eq, sql } from 'drizzle-orm';
import { serve } from '../../platform/serve/serve.ts';
import { refreshPages } from '../notifications/index.ts';
import { ofOwnList } from './access.ts';
import { savingContract as contract } from './contract.ts';
import { notifyCoBuyers } from './notify-co-buyers.ts';
import { memberIds } from './own-list.ts';
import { presentOne } from './present.ts';
import { savedHomeVotes } from './tables.ts';

export const vote = serve(contract.vote, {
  access: ofOwnList,
  writes: true,
  async run({ input, subject: home, me, tx, emit }) {
    const personId = me.id;
    if (input.vote === null) {
      await tx
        .delete(savedHomeVotes)
        .where(and(eq(savedHomeVotes.savedHomeId, home.id), eq(savedHomeVotes.personId, personId)));
      await refreshPages(emit, await memberIds(tx, home.listId), 'saved');
    } else {
      await tx
        .insert(savedHomeVotes)
        .values({ savedHomeId: home.id, personId, vote: input.vote })
        .onConflictDoUpdate({
          target: [savedHomeVotes.savedHomeId, savedHomeVotes.personId],
          set: { vote: input.vote, votedAt: sql`now()` },
        });
      await notifyCoBuyers(tx, emit, home, personId, 'vote');
    }
    return presentOne(tx, home.id, personId);
  },
});
