import { eq, sql } from 'drizzle-orm';
import { serve } from '../../platform/serve/serve.ts';
import { refreshPages } from '../notifications/index.ts';
import { ofOwnList } from './access.ts';
import { savingContract as contract } from './contract.ts';
import { lockLists, memberIds } from './own-list.ts';
import { presentOne } from './present.ts';
import { savedHomeTags } from './tables.ts';

export const tag = serve(contract.tag, {
  access: ofOwnList,
  writes: true,
  async run({ input, subject: home, me, tx, emit }) {
    // Tags are case-insensitive; the first spelling is kept.
    const wanted = new Map(input.tags.toReversed().map((each) => [each.toLowerCase(), each]));
    await lockLists(tx, [home.listId]);
    await tx
      .delete(savedHomeTags)
      .where(
        sql`${eq(savedHomeTags.savedHomeId, home.id)} and lower(${savedHomeTags.tag}) <> all(${sql.param([...wanted.keys()])}::text[])`,
      );
    const added = [...wanted.values()].toReversed().map((each) => ({
      savedHomeId: home.id,
      tag: each,
      addedById: me.id,
    }));
    if (added.length > 0) await tx.insert(savedHomeTags).values(added).onConflictDoNothing();
    await refreshPages(emit, await memberIds(tx, home.listId), 'saved');
    return presentOne(tx, home.id, me.id);
  },
});
