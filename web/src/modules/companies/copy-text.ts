import { m } from '@lintel/messages';
import { showToast } from '../../ui/toast/toast.ts';

/** Copies a text and confirms it; shows the text if the clipboard is not available. */
export const copyText = (text: string, done: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ title: done }),
    () => showToast({ tone: 'danger', title: m.network__we_couldnt_copy_this(), description: text }),
  );
