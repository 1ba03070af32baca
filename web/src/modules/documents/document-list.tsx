import { m } from '@lintel/messages';
import type { Document } from '@lintel/server/documents';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Image } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayHere } from '../../ui/time/moment.ts';
import { removeDocument, restoreDocument } from './calls.ts';
import { DocumentMenu } from './document-menu.tsx';
import { archivePath } from './paths.ts';
import { documentsKey, documentsQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { PickFiles } from './upload/pick-files.tsx';
import { startUpload } from './upload/uploads.ts';
import { categoryNames, fileSize } from './words.ts';

/** The person's own documents, newest first. */
export function DocumentList(props: { onOpen: (document: Document) => void; onDetails: (document: Document) => void }) {
  const { data: documents, error, refetch } = useQuery(documentsQuery);
  if (error)
    return (
      <ErrorState what={m.documents__we_couldnt_load_your_documents()} error={error} onRetry={() => void refetch()} />
    );
  if (!documents)
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
        {documents.length > 0 && (
          <a href={archivePath} download className="link inline-flex min-h-8 items-center gap-1 text-14">
            <Download aria-hidden size={16} strokeWidth={1.5} /> {m.documents__download_all()}
          </a>
        )}
      </div>
      {documents.length === 0 ? (
        <p className="text-14 text-soft">{m.documents__you_havent_uploaded_any_documents()}</p>
      ) : (
        <ul className="border-t border-line">
          {documents.map((document) => (
            <Row key={document.id} document={document} {...props} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row(props: {
  document: Document;
  onOpen: (document: Document) => void;
  onDetails: (document: Document) => void;
}) {
  const { document, onOpen, onDetails } = props;
  const Mark = document.fileType.startsWith('image/') ? Image : FileText;
  const remove = useRemove(document);
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex items-start gap-3">
        <Mark aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-soft" />
        <div className="grid min-w-0 flex-1 gap-1">
          <button
            type="button"
            className="link justify-self-start text-left text-14 font-medium wrap-anywhere"
            onClick={() => onOpen(document)}
          >
            {document.fileName}
          </button>
          <p className="text-12 text-soft">
            {categoryNames[document.category]} · {fileSize(document.fileSize)} · {dayHere(document.uploadedAt)}
            {document.version > 1 && m.documents__version_3({ version: document.version })}
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <StateBadge status={document.status} />
            {!document.checked && (
              <span className="text-12 text-soft">{m.documents__waiting_for_a_malware_scan()}</span>
            )}
            {document.sharedWith > 0 && (
              <span className="text-12 text-soft">
                {document.sharedWith === 1
                  ? m.documents__1_person_can_see_it()
                  : m.documents__people_can_see_it({ sharedWith: document.sharedWith })}
              </span>
            )}
          </p>
        </div>
        <DocumentMenu document={document} onOpen={onOpen} onDetails={onDetails} onRemove={remove} />
      </div>
      {document.status === 'rejected' && <ReturnedNotice document={document} />}
    </li>
  );
}

/** The reason for returning a document, with a button to replace it. */
function ReturnedNotice({ document }: { document: Document }) {
  return (
    <div className="ml-8 grid gap-2 rounded-control border-l-2 border-danger bg-danger-tint px-3 py-2 text-14">
      <p className="min-w-0 whitespace-pre-wrap">
        <span className="font-semibold">{document.reviewedBy ?? m.documents__the_reviewer()}:</span> {document.reason}
      </p>
      <PickFiles
        kind="secondary"
        size="sm"
        className="justify-self-start"
        label={m.documents__new_version_of({ fileName: document.fileName })}
        onFiles={([file]) => file && startUpload(file, { replaces: document.id })}
      >
        {m.documents__upload_again()}
      </PickFiles>
    </div>
  );
}

/** Deletes a document, which can be restored for 30 days, and refetches the list. */
function useRemove({ id, fileName }: Document) {
  const { act, pending } = useAction({
    refetch: [documentsKey],
    failed: m.documents__we_couldnt_delete({ fileName }),
  });
  const remove = () =>
    act(
      () => removeDocument(id),
      ({ destroyedAt }) => ({
        title: m.documents__deleted({ fileName }),
        description: destroyedAt ? m.documents__no_one_can_open_it({ destroyedAt: dayHere(destroyedAt) }) : undefined,
        undo: () => act(() => restoreDocument(id)),
      }),
    );
  return () => void (pending || remove());
}

/** Restore button for deleted documents. */
export function RestoreButton({ document }: { document: Document }) {
  const { act, pending } = useAction({ refetch: [documentsKey] });
  return (
    <Button kind="secondary" size="sm" pending={pending} onClick={() => void act(() => restoreDocument(document.id))}>
      {m.documents__restore()}
      <span className="sr-only"> {document.fileName}</span>
    </Button>
  );
}
