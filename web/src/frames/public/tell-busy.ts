import { m } from '@lintel/messages';
import { closeToast, currentToast, showToast } from '../../ui/toast.ts';
import { onBusy } from '../../wire/client.ts';

const title = m.public__lintel_is_busy_trying_again;

/** While calls wait because too many come at once, the page says so: one message, however many calls wait, gone when they are answered. */
export function tellBusy() {
  onBusy((waits) => {
    const told = currentToast()?.title === title();
    if (!waits && told) closeToast();
    if (waits && !told) showToast({ title: title(), description: m.public__what_you_asked_for_comes() });
  });
}
