import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { Pause, Play, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { fileSize } from '../words.ts';
import { AdviceList } from './advice-list.tsx';
import { PickFiles } from './pick-files.tsx';
import type { Sending } from './sending.ts';
import { cancelUpload, dismiss, pauseUpload, resumeUpload, startUpload } from './uploads.ts';

const stateWords: Record<Sending['state'], string> = texts({
  waiting: m.documents__waiting_to_upload,
  sending: m.documents__uploading,
  checking: m.documents__checking_and_encrypting,
  paused: m.documents__paused,
  broken: m.documents__connection_lost_your_progress_is,
  done: m.documents__uploaded,
  failed: m.documents__not_uploaded,
});

const mark = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** An upload in progress, with its actions. */
export function SendingRow({ sending }: { sending: Sending }) {
  const { key, file, state } = sending;
  const isActive = state === 'sending' || state === 'waiting';
  return (
    <li className="grid gap-2 rounded-control border border-line p-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 text-14">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p role="status" className="text-soft">
            {stateWords[state]}
            {state !== 'done' &&
              state !== 'failed' &&
              m.documents__of({ sent: fileSize(sending.sent), size: fileSize(file.size) })}
          </p>
        </div>
        <div className="-my-1 -mr-2 flex shrink-0">
          {isActive && (
            <Button
              kind="quiet"
              size="icon"
              aria-label={m.documents__pause({ name: file.name })}
              onClick={() => pauseUpload(key)}
            >
              <Pause {...mark} />
            </Button>
          )}
          {(state === 'paused' || state === 'broken') && (
            <Button
              kind="quiet"
              size="icon"
              aria-label={m.documents__resume({ name: file.name })}
              onClick={() => resumeUpload(key)}
            >
              <Play {...mark} />
            </Button>
          )}
          {state !== 'checking' && (
            <Button
              kind="quiet"
              size="icon"
              aria-label={
                state === 'done' || state === 'failed'
                  ? m.documents__dismiss_the_message_about({ name: file.name })
                  : m.documents__cancel_2({ name: file.name })
              }
              onClick={() => void cancelUpload(key)}
            >
              <X {...mark} />
            </Button>
          )}
        </div>
      </div>
      {state !== 'done' && state !== 'failed' && (
        <ProgressBar
          label={m.documents__upload_of({ name: file.name })}
          value={file.size === 0 ? 0 : sending.sent / file.size}
        />
      )}
      {sending.problem && <p className="text-14 text-danger">{sending.problem}</p>}
      {state === 'failed' && (
        <PickFiles
          kind="secondary"
          size="sm"
          className="justify-self-start"
          label={m.documents__choose_another_file_instead_of({ name: file.name })}
          onFiles={([other]) => {
            if (!other) return;
            dismiss(key);
            startUpload(other, sending.about);
          }}
        >
          {m.documents__choose_another_file()}
        </PickFiles>
      )}
      {state === 'done' && <AfterCheck sending={sending} />}
    </li>
  );
}

/** Result of the check: the person keeps the document or replaces it. */
function AfterCheck({ sending }: { sending: Sending }) {
  const { key, file, documentId, advice = [], sameAs } = sending;
  return (
    <div className="grid gap-3">
      {sameAs && <p className="text-14">{m.documents__you_already_have_this_file({ sameAs })}</p>}
      <AdviceList advice={advice} />
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="sm" onClick={() => dismiss(key)}>
          {m.documents__keep_this_file()}
        </Button>
        {documentId !== undefined && (
          <PickFiles
            kind="secondary"
            size="sm"
            label={m.documents__replace_2({ name: file.name })}
            onFiles={([better]) => {
              if (!better) return;
              dismiss(key);
              startUpload(better, { replaces: documentId });
            }}
          >
            {m.documents__replace()}
          </PickFiles>
        )}
      </div>
    </div>
  );
}
