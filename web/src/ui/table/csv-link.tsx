import { m } from '@lintel/messages';
import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { showToast } from '../toast/toast.ts';

/** Downloads a file; reports an error if that fails. */
export function CsvLink({ href, name, label = m.ui__download_csv() }: { href: string; name: string; label?: string }) {
  const [pending, setPending] = useState(false);
  const save = async (event: MouseEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      const response = await fetch(href);
      if (!response.ok) throw new Error(String(response.status));
      saveFile(await response.blob(), name);
    } catch {
      showToast({
        title: m.ui__we_couldnt_create_the_file(),
        description: m.ui__nothing_was_changed_please_try(),
        tone: 'danger',
      });
    }
    setPending(false);
  };
  return (
    <Button kind="secondary" pending={pending} onClick={save}>
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
