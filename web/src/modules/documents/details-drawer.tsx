import { m } from '@lintel/messages';
import type { DocumentDetail, DocumentVersion } from '@lintel/server/documents';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { moment } from '../../ui/time/moment.ts';
import { documentQuery, viewsQuery } from './queries.ts';
import { RenameForm } from './rename-form.tsx';
import { saveFile } from './save-file.ts';
import { ShareDocument } from './sharing/share-document.tsx';
import { StateBadge } from './state-badge.tsx';
import { AdviceList } from './upload/advice-list.tsx';
import { PickFiles } from './upload/pick-files.tsx';
import { startUpload } from './upload/uploads.ts';
import { fileSize } from './words.ts';

/** Details of one document: name, versions, who has access and who opened it. */
export function DetailsDrawer({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  return (
    <Drawer title={m.documents__document()} open={id !== undefined} onOpenChange={(open) => open || onClose()}>
      {id !== undefined && <Details id={id} />}
    </Drawer>
  );
}

function Details({ id }: { id: number }) {
  const { data: document, error, refetch } = useQuery(documentQuery(id));
  if (error instanceof Failure && error.status === 404)
    return (
      <Notice tone="warning" title={m.documents__document_not_found()}>
        {m.documents__it_may_belong_to_another()}
      </Notice>
    );
  if (error)
    return (
      <ErrorState what={m.documents__we_couldnt_load_the_document()} error={error} onRetry={() => void refetch()} />
    );
  if (!document) return <Skeleton className="h-60" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <RenameForm key={`${document.fileName} ${document.category}`} document={document} />
      <ShareDocument document={document} />
      <Views id={id} />
      <Versions document={document} />
    </div>
  );
}

function Versions({ document }: { document: DocumentDetail }) {
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-18">{m.documents__versions()}</h3>
        <PickFiles
          kind="secondary"
          size="sm"
          label={m.documents__new_version_of({ fileName: document.fileName })}
          onFiles={([file]) => file && startUpload(file, { replaces: document.id })}
        >
          {m.documents__upload_new_version()}
        </PickFiles>
      </div>
      <ol className="border-t border-line">
        {document.versions.map((version) => (
          <Version key={version.number} document={document} version={version} />
        ))}
      </ol>
    </section>
  );
}

function Version({ document, version }: { document: DocumentDetail; version: DocumentVersion }) {
  const facts = [
    fileSize(version.fileSize),
    version.pages !== null &&
      (version.pages === 1 ? m.documents__1_page() : m.documents__pages({ pages: version.pages })),
    version.dpi !== null && m.documents__dpi({ dpi: version.dpi }),
  ].filter(Boolean);
  return (
    <li className="grid gap-2 border-b border-line py-3 text-14">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{m.documents__version({ number: version.number })}</span>
        <StateBadge status={version.status} />
        <span className="text-soft">{moment(version.uploadedAt)}</span>
      </p>
      <p className="text-soft wrap-anywhere">
        {version.fileName} · {facts.join(' · ')}
      </p>
      {version.reviewedAt && (
        <p>
          {version.status === 'approved' ? m.documents__approved() : m.documents__returned()}
          {version.reviewedBy && m.documents__by({ reviewedBy: version.reviewedBy })}{' '}
          {m.documents__on({ reviewedAt: moment(version.reviewedAt) })}
          {version.reason && `: ${version.reason}`}
        </p>
      )}
      <AdviceList advice={version.advice} />
      <Button
        kind="quiet"
        size="sm"
        className="-ml-3 justify-self-start"
        onClick={() => void saveFile(document.id, version.number)}
      >
        {m.documents__download_version({ number: version.number })}
      </Button>
    </li>
  );
}

/** Each time another person opened the document. */
function Views({ id }: { id: number }) {
  const { data: views } = useQuery(viewsQuery(id));
  return (
    <section className="grid gap-3">
      <h3 className="text-18">{m.documents__who_opened_it()}</h3>
      {!views && <Skeleton className="h-12" />}
      {views?.length === 0 && <p className="text-14 text-soft">{m.documents__only_you_have_opened_this()}</p>}
      {views && views.length > 0 && (
        <ol className="grid gap-1 text-14">
          {views.map(({ at, name, action, version }) => (
            <li key={`${at} ${name} ${action}`}>
              {name} {action === 'download' ? 'downloaded' : 'opened'} {m.documents__this_on()}{' '}
              <time dateTime={at}>{moment(at)}</time>
              {version > 1 && m.documents__version_2({ version })}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
