import { m } from '@lintel/messages';
import { Failure } from '../../api/failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { openDocument } from './calls.ts';

/** Downloads a document through the browser. */
export async function saveFile(id: number, version?: number): Promise<void> {
  try {
    const { path, fileName } = await openDocument(id, 'download', version);
    const link = document.createElement('a');
    link.href = path;
    link.download = fileName;
    link.click();
  } catch (cause) {
    showToast({
      title: m.documents__we_couldnt_download_the_file(),
      description: cause instanceof Failure ? cause.text : m.documents__please_try_again(),
      tone: 'danger',
    });
  }
}
