import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { knownPerson } from '../../accounts/index.ts';
import { isBusy, mark, setBusy } from './saved-ids.ts';

/** Saves a home, and says so with the way back. */
export const saveHome = (id: number): Promise<boolean> =>
  change(id, true, () => ask((api) => api.saving.save({ propertyId: id, status: 'saved' })));

/** Removes a home, and says so with the way back: its notes, tags and votes come along. */
export const removeHome = (id: number): Promise<boolean> => {
  const userId = knownPerson()?.id;
  if (userId === undefined) return Promise.resolve(false);
  return change(id, false, () => ask((api) => api.saving.remove({ userId, propertyId: id })));
};

const words = {
  saved: { title: 'Property saved!', description: 'Added to your saved properties.' },
  removed: { title: 'Property removed', description: 'Removed from your saved properties.' },
};

async function change(id: number, saved: boolean, send: () => Promise<unknown>): Promise<boolean> {
  if (isBusy(id)) return false;
  setBusy(id, true);
  try {
    await send();
  } catch (error) {
    showToast({
      tone: 'danger',
      title: saved ? 'The home was not saved' : 'The home was not removed',
      description: error instanceof Failure ? error.text : 'Please try again.',
    });
    return false;
  } finally {
    setBusy(id, false);
  }
  mark(id, saved);
  showToast({
    ...words[saved ? 'saved' : 'removed'],
    action: { label: 'Undo', run: () => void (saved ? removeHome(id) : saveHome(id)) },
  });
  return true;
}
