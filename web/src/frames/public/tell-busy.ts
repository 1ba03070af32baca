import { closeToast, currentToast, showToast } from '../../ui/toast.ts';
import { onBusy } from '../../wire/client.ts';

const title = 'Lintel is busy. Trying again.';

/** While calls wait because too many come at once, the page says so: one message, however many calls wait, gone when they are answered. */
export function tellBusy() {
  onBusy((waits) => {
    const told = currentToast()?.title === title;
    if (!waits && told) closeToast();
    if (waits && !told) showToast({ title, description: 'What you asked for comes in a moment.' });
  });
}
