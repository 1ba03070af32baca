import { showToast } from '../../ui/toast.ts';
import { Failure } from '../../wire/failure.ts';
import { openPaper } from './calls.ts';

/** Has the browser save a paper. */
export async function saveFile(id: number, version?: number): Promise<void> {
  try {
    const { path, fileName } = await openPaper(id, 'download', version);
    const link = document.createElement('a');
    link.href = path;
    link.download = fileName;
    link.click();
  } catch (cause) {
    showToast({
      title: 'The file could not be downloaded',
      description: cause instanceof Failure ? cause.text : 'Please try again.',
      tone: 'danger',
    });
  }
}
