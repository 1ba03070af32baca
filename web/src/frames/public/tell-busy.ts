import { currentToast, showToast } from '../../ui/toast.ts';
import { onBusy } from '../../wire/client.ts';

const title = 'Lintel is busy. Trying again.';

/** While calls wait because too many come at once, the page says so: one message, however many calls wait. */
export function tellBusy() {
  onBusy(() => {
    if (currentToast()?.title !== title) showToast({ title, description: 'What you asked for comes in a moment.' });
  });
}
