import type { Capability } from '../../foundation/house.ts';
import { part } from '../../foundation/part.ts';
import { personalDataPart } from '../accounts/index.ts';
import { type Following, followChanges } from '../listings/index.ts';
import { followHomes } from './following/follow-homes.ts';
import { forgetRemoved } from './forget-removed.ts';
import { ids, list, page } from './list.ts';
import { addNote, changeNote, removeNote } from './notes.ts';
import { savingData } from './personal-data.ts';
import { remove, save } from './save.ts';
import { get, invite, revoke } from './sharing/invite.ts';
import { invited, join } from './sharing/join.ts';
import { leave, removeMember } from './sharing/leave.ts';
import { savingUrlPart } from './sharing/letters.ts';
import { tag } from './tags.ts';
import { vote } from './vote.ts';

/** Saved homes with notes, tags and votes, on lists shared with a co-buyer. */
export const savingVerbs = {
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

export { savedHomesOf, savedListingIds } from './doors.ts';
export { homeRemoved, homeSaved } from './events.ts';

export const saving: Capability = {
  name: 'saving',
  async start(house) {
    house.provide(savingUrlPart, house.settings.LINTEL_PUBLIC_URL);
    house.use(personalDataPart).push(savingData);
    house.jobs.schedule('forget-removed-homes', '19 3 * * *', () => forgetRemoved(house.database.db));
    house.provide(followingPart, await followChanges(house, 'saved-homes', followHomes));
  },
  stop: (house) => house.use(followingPart).stop(),
};

/** Follows changes of saved homes; tests call its `drain`. */
export const followingPart = part<Following>('changes of saved homes');
