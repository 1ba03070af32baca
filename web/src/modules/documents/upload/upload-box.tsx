import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload as UploadMark } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUnsaved } from '../../../ui/overlays/unsaved.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { documentsKey, unfinishedQuery } from '../queries.ts';
import { fileSize } from '../words.ts';
import { type Chosen, ChosenFiles } from './chosen-files.tsx';
import { DropZone } from './drop-zone.tsx';
import { guessCategory } from './guess-category.ts';
import { PickFiles } from './pick-files.tsx';
import { SendingRow } from './sending-row.tsx';
import { UnfinishedRow } from './unfinished-row.tsx';
import { onArrived, onUploads, uploads } from './uploads.ts';

const none: ReturnType<typeof uploads> = [];

/** Returns the uploads in progress. Each arrival refetches the document lists. */
function useUploads() {
  const client = useQueryClient();
  useEffect(() => onArrived(() => void client.invalidateQueries({ queryKey: documentsKey })), [client]);
  const all = useSyncExternalStore(onUploads, uploads, () => none);
  const active = all.filter(({ state }) => ['waiting', 'sending', 'checking', 'paused', 'broken'].includes(state));
  // Leaving the site would abort uploads, so the browser asks for confirmation.
  useUnsaved(({ document }) => document && active.length > 0);
  return { all, active };
}

/** Selects or drops files, assigns categories and uploads; the uploads in progress are listed below. */
export function UploadBox() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const { all, active } = useUploads();
  const { data: left = [] } = useQuery(unfinishedQuery);
  const unfinished = left.filter(({ documentId }) => !all.some((one) => one.documentId === documentId));
  const add = (files: File[]) =>
    setChosen((now) => [
      ...now,
      ...files.map((file) => ({ file, category: guessCategory(file.name) ?? ('' as const) })),
    ]);
  const total = active.reduce((sum, { file }) => sum + file.size, 0);
  const sent = active.reduce((sum, one) => sum + one.sent, 0);
  return (
    <DropZone onFiles={add} className="grid gap-4 rounded-card">
      <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge bg-sunk px-4 py-6 text-center">
        <UploadMark aria-hidden size={20} strokeWidth={1.5} className="text-soft" />
        <p className="text-14 text-soft">
          <span className="hidden md:inline">{m.documents__drop_files_here_or_choose()} </span>
          {m.documents__pdf_word_jpeg_or_png()}
        </p>
        <PickFiles kind="secondary" multiple onFiles={add}>
          {m.documents__choose_files()}
        </PickFiles>
      </div>
      <ChosenFiles chosen={chosen} onChange={setChosen} />
      {active.length > 1 && (
        <div className="grid gap-1">
          <p className="text-14">
            {m.documents__documents_of({ value: active.length, sent: fileSize(sent), total: fileSize(total) })}
          </p>
          <ProgressBar label={m.documents__all_uploads()} value={total === 0 ? 0 : sent / total} />
        </div>
      )}
      {all.length + unfinished.length > 0 && (
        <ul aria-label={m.documents__uploads()} className="grid gap-2">
          {all.map((sending) => (
            <SendingRow key={sending.key} sending={sending} />
          ))}
          {unfinished.map((upload) => (
            <UnfinishedRow
              key={upload.documentId}
              upload={upload}
              onGone={() => void client.invalidateQueries({ queryKey: documentsKey })}
            />
          ))}
        </ul>
      )}
    </DropZone>
  );
}
