import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { knownPerson } from '../../accounts/index.ts';
import { isBusy, mark, setBusy } from './saved-ids.ts';

/** Saves a home; the toast offers to undo it. */
export const saveHome = (id: number): Promise<boolean> =>
  change(id, true, () => callApi((api) => api.saving.save({ propertyId: id, status: 'saved' })));

/** Removes a home; the toast offers to undo it, which restores its notes, tags and votes too. */
export const removeHome = (id: number): Promise<boolean> => {
  const userId = knownPerson()?.id;
  if (userId === undefined) return Promise.resolve(false);
  return change(id, false, () => callApi((api) => api.saving.remove({ userId, propertyId: id })));
};

const words = {
  saved: texts({ title: m.saving__property_saved, description: m.saving__added_to_your_saved_properties }),
  removed: texts({ title: m.saving__property_removed, description: m.saving__removed_from_your_saved_properties }),
};

async function change(id: number, saved: boolean, send: () => Promise<unknown>): Promise<boolean> {
  if (isBusy(id)) return false;
  setBusy(id, true);
  try {
    await send();
  } catch (error) {
    showToast({
      tone: 'danger',
      title: saved ? m.saving__we_couldnt_save_the_home() : m.saving__we_couldnt_remove_the_home(),
      description: error instanceof Failure ? error.text : m.saving__please_try_again(),
    });
    return false;
  } finally {
    setBusy(id, false);
  }
  mark(id, saved);
  showToast({
    ...words[saved ? 'saved' : 'removed'],
    action: { label: m.saving__undo(), run: () => void (saved ? removeHome(id) : saveHome(id)) },
  });
  return true;
}
