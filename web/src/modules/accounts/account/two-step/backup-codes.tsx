import { m } from '@lintel/messages';
import { Copy, Download, Printer } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';

const mark = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Shows the backup codes once. Each code works in place of a code from the authenticator app. */
export function BackupCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = m.accounts__backup_codes_for_lintel_each({ list: codes.join('\n') });
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: m.accounts__codes_copied() }),
      () => showToast({ tone: 'danger', title: m.accounts__we_couldnt_copy_the_codes() }),
    );
  return (
    <section aria-label={m.accounts__backup_codes()} className="grid gap-3 rounded-control border border-edge p-4">
      <h3 className="text-18">{m.accounts__your_backup_codes()}</h3>
      <p className="text-14">{m.accounts__save_these_codes_somewhere_you()}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 text-14">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div data-print="no" className="flex flex-wrap gap-2">
        <Button kind="secondary" size="sm" onClick={() => void copy()}>
          <Copy {...mark} /> {m.accounts__copy()}
        </Button>
        <Button kind="secondary" size="sm" onClick={() => saveText('lintel-backup-codes.txt', text)}>
          <Download {...mark} /> {m.accounts__download()}
        </Button>
        <Button kind="secondary" size="sm" onClick={() => print()}>
          <Printer {...mark} /> {m.accounts__print()}
        </Button>
        <Button size="sm" onClick={onSaved}>
          {m.accounts__ive_saved_them()}
        </Button>
      </div>
    </section>
  );
}

/** Saves a text as a file on the person's device. */
function saveText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
