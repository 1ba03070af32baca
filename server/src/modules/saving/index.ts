import type { ServerModule } from '../../platform/app/app-context.ts';
import { token } from '../../platform/serve/registry.ts';
import { personalDataToken } from '../accounts/index.ts';
import { type Following, followChanges, ratesToken } from '../listings/index.ts';
import { followHomes } from './following/follow-homes.ts';
import { notifyNowQualifies } from './following/now-qualifies.ts';
import { forgetRemoved } from './forget-removed.ts';
import { ids, list, page } from './list.ts';
import { addNote, changeNote, removeNote } from './notes.ts';
import { savingData } from './personal-data.ts';
import { remove, save } from './save.ts';
import { savingUrlToken } from './sharing/emails.ts';
import { get, invite, revoke } from './sharing/invite.ts';
import { invited, join } from './sharing/join.ts';
import { leave, removeMember } from './sharing/leave.ts';
import { tag } from './tags.ts';
import { vote } from './vote.ts';

/** Saved homes with notes, tags and votes, on lists shared with a co-buyer. */
export const savingOperations = {
  save,
  remove,
  list,
  page,
  ids,
  addNote,
  changeNote,
  removeNote,
  tag,
  vote,
  sharing: { get, invite, revoke, invited, join, leave, removeMember },
};

export { homeRemoved, homeSaved } from './events.ts';
export { recentSavesOf, saversOf } from './recent-saves.ts';
export { saveCountsOf, savedHomesOf, savedListingIds } from './saved-homes.ts';

export const saving: ServerModule = {
  name: 'saving',
  async start(app) {
    app.register(savingUrlToken, app.settings.LINTEL_PUBLIC_URL);
    app.resolve(personalDataToken).push(savingData);
    app.jobs.schedule('forget-removed-homes', '19 3 * * *', () => forgetRemoved(app.database.db));
    const rates = app.resolve(ratesToken);
    app.jobs.schedule('notify-now-qualifies', '*/15 * * * *', () => notifyNowQualifies(app, rates(), new Date()));
    app.register(followingToken, await followChanges(app, 'saved-homes', followHomes));
  },
  stop: (app) => app.resolve(followingToken).stop(),
};

/** Follows changes of saved homes; tests call its `drain`. */
export const followingToken = token<Following>('changes of saved homes');
