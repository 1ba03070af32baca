import { modelToken } from '../../platform/model/model.ts';
import { serve } from '../../platform/serve/serve.ts';
import { ratesToken } from '../listings/index.ts';
import { refreshPages } from '../notifications/index.ts';
import { savedListingIds } from '../saving/index.ts';
import { ownTalk } from './access.ts';
import { assistantContract as contract } from './contract.ts';
import { eraseTalk, messagesOf, talkOf } from './conversation.ts';
import { type OfferName, offer } from './offers.ts';
import { presentMessages } from './parts/present.ts';
import { suggestedSearch } from './tools/own/own-places.ts';

export const messages = serve(contract.messages, {
  access: ownTalk,
  async run({ subject: me, input: { before, limit }, db, resolve }) {
    const { rows, more } = await messagesOf(db, me.id, { before, limit });
    const body = await presentMessages(db, rows, { rates: resolve(ratesToken)(), now: new Date() });
    const headers: Record<string, string> = more
      ? { link: `</api/chat?before=${rows[0]!.id}&limit=${limit}>; rel="next"` }
      : {};
    return { headers, body };
  },
});

export const clear = serve(contract.clear, {
  access: ownTalk,
  writes: true,
  async run({ subject: me, tx, emit }) {
    await refreshPages(emit, [me.id], 'chat');
    return { erased: await eraseTalk(tx, me.id) };
  },
});

export const start = serve(contract.start, {
  access: ownTalk,
  async run({ subject: me, db, resolve }) {
    const talk = await talkOf(db, me.id);
    const language = talk.language ?? 'en';
    const search = await suggestedSearch({ db, me, resolve, now: new Date(), talk, language });
    const saved = await savedListingIds(db, me.id);
    const names: (OfferName | false)[] = ['next', saved.length > 1 && 'saved', 'missing', 'afford'];
    return {
      suggestions: [
        ...(search ? [search] : []),
        ...names.filter((name) => name !== false).map((name) => offer(language, name)),
      ].slice(0, 4),
      by: resolve(modelToken) ? ('model' as const) : ('tools' as const),
    };
  },
});
