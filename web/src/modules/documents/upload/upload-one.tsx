import { m } from '@lintel/messages';
import type { DocumentCategory } from '@lintel/server/documents';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { documentsKey } from '../queries.ts';
import { PickFiles } from './pick-files.tsx';
import { reasonAgainst } from './pre-check.ts';
import { type Sending, sendFile } from './sending.ts';
import { transport } from './transport.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A button that uploads one file of a known category, and passes the id of the stored document on. */
export function UploadOne(props: {
  category: DocumentCategory;
  label: string;
  onUploaded: (documentId: number) => void;
}) {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>();
  const upload = async (file: File) => {
    const problem = reasonAgainst(file);
    let now: Sending = { key: 0, file, about: { category: props.category }, state: 'sending', sent: 0, problem };
    const changed = (change: Partial<Sending>) => {
      now = { ...now, ...change };
      setSending(now);
    };
    if (!problem) {
      changed({});
      await sendFile(now, { transport, changed, wait: pause, stop: new AbortController().signal });
      setSending(undefined);
      await client.invalidateQueries({ queryKey: documentsKey });
    }
    if (now.state === 'done' && now.documentId !== undefined) props.onUploaded(now.documentId);
    else
      showToast({
        title: m.documents__upload_failed(),
        description: now.problem ?? m.documents__there_was_an_error_uploading(),
        tone: 'danger',
      });
  };
  if (sending)
    return (
      <div className="grid min-w-40 gap-1 text-14 text-soft" role="status">
        {sending.state === 'checking' ? m.documents__checking_and_encrypting() : m.documents__uploading()}
        <ProgressBar
          label={m.documents__upload_of({ name: sending.file.name })}
          value={sending.sent / sending.file.size}
        />
      </div>
    );
  return (
    <PickFiles kind="secondary" label={props.label} onFiles={([file]) => file && void upload(file)}>
      <Upload aria-hidden size={16} strokeWidth={1.5} /> {m.documents__upload_document()}
    </PickFiles>
  );
}
