import { Copy, Download, Printer } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { saveText } from './save-text.ts';

const mark = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Told once: each opens the account in place of a code of the app. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `Backup codes for Lintel. Each works once.\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: 'Codes copied' }),
      () => showToast({ tone: 'danger', title: 'The codes could not be copied' }),
    );
  return (
    <section aria-label="Backup codes" className="grid gap-3 rounded-control border border-edge p-4">
      <h3 className="text-18">Your backup codes</h3>
      <p className="text-14">
        Keep them where you find them without your phone. Each works once, in place of a code of the app. They are shown
        only now.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 text-14">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div data-print="no" className="flex flex-wrap gap-2">
        <Button kind="secondary" size="sm" onClick={() => void copy()}>
          <Copy {...mark} /> Copy
        </Button>
        <Button kind="secondary" size="sm" onClick={() => saveText('lintel-backup-codes.txt', text)}>
          <Download {...mark} /> Download
        </Button>
        <Button kind="secondary" size="sm" onClick={() => print()}>
          <Printer {...mark} /> Print
        </Button>
        <Button size="sm" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </section>
  );
}
