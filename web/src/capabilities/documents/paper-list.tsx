import { m } from '@lintel/messages';
import type { Document } from '@lintel/server/documents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { dayHere } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { Failure } from '../../wire/failure.ts';
import { removePaper, restorePaper } from './calls.ts';
import { PaperMenu } from './paper-menu.tsx';
import { archivePath } from './paths.ts';
import { documentsKey, papersQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { PickFiles } from './upload/pick-files.tsx';
import { startUpload } from './upload/uploads.ts';
import { categoryNames, fileSize } from './words.ts';

/** The person's own documents, newest first. */
export function PaperList(props: { onOpen: (paper: Document) => void; onDetails: (paper: Document) => void }) {
  const { data: papers, error, refetch } = useQuery(papersQuery);
  if (error)
    return (
      <ErrorState what={m.documents__your_documents_could_not_be()} error={error} onRetry={() => void refetch()} />
    );
  if (!papers)
    return (
      <div className="grid gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-18">{m.documents__uploaded_documents()}</h3>
        {papers.length > 0 && (
          <a href={archivePath} download className="link inline-flex min-h-8 items-center gap-1 text-14">
            <Download aria-hidden size={16} strokeWidth={1.5} /> {m.documents__download_all()}
          </a>
        )}
      </div>
      {papers.length === 0 ? (
        <p className="text-14 text-soft">{m.documents__no_documents_uploaded_yet_begin()}</p>
      ) : (
        <ul className="border-t border-line">
          {papers.map((paper) => (
            <Row key={paper.id} paper={paper} {...props} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row(props: { paper: Document; onOpen: (paper: Document) => void; onDetails: (paper: Document) => void }) {
  const { paper, onOpen, onDetails } = props;
  const Mark = paper.fileType.startsWith('image/') ? Image : FileText;
  const remove = useRemove();
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex items-start gap-3">
        <Mark aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-soft" />
        <div className="grid min-w-0 flex-1 gap-1">
          <button
            type="button"
            className="link justify-self-start text-left text-14 font-medium wrap-anywhere"
            onClick={() => onOpen(paper)}
          >
            {paper.fileName}
          </button>
          <p className="text-12 text-soft">
            {categoryNames[paper.category]} · {fileSize(paper.fileSize)} · {dayHere(paper.uploadedAt)}
            {paper.version > 1 && m.documents__version_3({ version: paper.version })}
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <StateBadge status={paper.status} />
            {!paper.checked && <span className="text-12 text-soft">{m.documents__waits_for_the_malware_check()}</span>}
            {paper.sharedWith > 0 && (
              <span className="text-12 text-soft">
                {paper.sharedWith === 1
                  ? m.documents__1_person_can_see_it()
                  : m.documents__people_can_see_it({ sharedWith: paper.sharedWith })}
              </span>
            )}
          </p>
        </div>
        <PaperMenu paper={paper} onOpen={onOpen} onDetails={onDetails} onRemove={() => void remove(paper)} />
      </div>
      {paper.status === 'rejected' && <ComesBack paper={paper} />}
    </li>
  );
}

/** Why a document was returned, with a button to replace it. */
function ComesBack({ paper }: { paper: Document }) {
  return (
    <div className="ml-8 grid gap-2 rounded-control border-l-2 border-danger bg-danger-tint px-3 py-2 text-14">
      <p className="min-w-0 whitespace-pre-wrap">
        <span className="font-semibold">{paper.reviewedBy ?? m.documents__the_reviewer()}:</span> {paper.reason}
      </p>
      <PickFiles
        kind="secondary"
        size="sm"
        className="justify-self-start"
        label={m.documents__new_version_of({ fileName: paper.fileName })}
        onFiles={([file]) => file && startUpload(file, { replaces: paper.id })}
      >
        {m.documents__upload_again()}
      </PickFiles>
    </div>
  );
}

/** Deletes a document, which can be restored for 30 days, and refetches the list. */
function useRemove() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: documentsKey });
  return async (paper: Pick<Document, 'id' | 'fileName'>) => {
    if (busy) return;
    setBusy(true);
    try {
      const removed = await removePaper(paper.id);
      showToast({
        title: m.documents__deleted({ fileName: paper.fileName }),
        description: removed.destroyedAt
          ? m.documents__nobody_can_open_it_now({ destroyedAt: dayHere(removed.destroyedAt) })
          : undefined,
        action: { label: m.documents__undo(), run: () => void restorePaper(paper.id).then(refresh, refresh) },
      });
    } catch (cause) {
      showToast({
        title: m.documents__was_not_deleted({ fileName: paper.fileName }),
        description: cause instanceof Failure ? cause.text : m.documents__please_try_again(),
        tone: 'danger',
      });
    } finally {
      setBusy(false);
      await refresh();
    }
  };
}

/** Restore button for deleted documents. */
export function TakeBack({ paper }: { paper: Document }) {
  const client = useQueryClient();
  return (
    <Button
      kind="secondary"
      size="sm"
      onClick={() => void restorePaper(paper.id).finally(() => client.invalidateQueries({ queryKey: documentsKey }))}
    >
      {m.documents__take_back()}
      <span className="sr-only"> {paper.fileName}</span>
    </Button>
  );
}
