import { m } from '@lintel/messages';
import { showToast } from '../../../ui/toast.ts';

/** Puts words on the clipboard and says so; where that is not allowed, shows them. */
export const copyText = (text: string, done: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ title: done }),
    () => showToast({ tone: 'danger', title: m.network__it_could_not_be_copied(), description: text }),
  );
