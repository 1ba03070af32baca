import { m } from '@lintel/messages';
import { failureOf } from '../../api/failure.ts';
import { useAction } from '../hooks/use-action.ts';

/** Downloads a file; reports an error if that fails. */
export function useDownload() {
  const { act, pending } = useAction({ failed: m.ui__we_couldnt_create_the_file() });
  const fetchFile = async (href: string, name: string) => {
    const response = await fetch(href);
    if (!response.ok) throw failureOf({ status: response.status });
    saveFile(await response.blob(), name);
  };
  return { pending, download: (href: string, name: string) => act(() => fetchFile(href, name)) };
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
