import { m } from '@lintel/messages';
import { onBusy } from '../../api/client.ts';
import { closeToast, currentToast, showToast } from '../../ui/toast/toast.ts';

const title = m.public__lintel_is_busy_trying_again;

/** Shows one toast while requests wait because of overload, and closes it when they succeed. */
export function showBusyToast() {
  onBusy((waits) => {
    const isShown = currentToast()?.title === title();
    if (!waits && isShown) closeToast();
    if (waits && !isShown) showToast({ title: title(), description: m.public__this_should_only_take_a() });
  });
}
