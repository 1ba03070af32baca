import { m } from '@lintel/messages';
import { Download } from 'lucide-react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../button.tsx';
import { useAction } from '../hooks/use-action.ts';

/** Downloads a file; reports an error if that fails. */
export function CsvLink({ href, name, label = m.ui__download_csv() }: { href: string; name: string; label?: string }) {
  const { act, pending } = useAction({ failed: m.ui__we_couldnt_create_the_file() });
  const save = async () => {
    const response = await fetch(href);
    if (!response.ok) throw failureOf({ status: response.status });
    saveFile(await response.blob(), name);
  };
  return (
    <Button kind="secondary" pending={pending} onClick={() => void act(save)}>
      <Download aria-hidden size={16} strokeWidth={1.5} /> {label}
    </Button>
  );
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
