import { m } from '@lintel/messages';
import { Download } from 'lucide-react';
import { Button } from '../button.tsx';
import { useDownload } from './use-download.ts';

/** A button that downloads a file. */
export function CsvLink({ href, name, label = m.ui__download_csv() }: { href: string; name: string; label?: string }) {
  const { download, pending } = useDownload();
  return (
    <Button kind="secondary" className="max-sm:px-3!" pending={pending} onClick={() => void download(href, name)}>
      <Download aria-hidden size={16} strokeWidth={1.5} /> <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
