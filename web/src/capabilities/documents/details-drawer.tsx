import type { DocumentDetail, DocumentVersion } from '@lintel/server/documents';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { moment } from '../../ui/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failure } from '../../wire/failure.ts';
import { paperQuery, viewsQuery } from './queries.ts';
import { RenameForm } from './rename-form.tsx';
import { saveFile } from './save-file.ts';
import { SharePaper } from './sharing/share-paper.tsx';
import { StateBadge } from './state-badge.tsx';
import { AdviceList } from './upload/advice-list.tsx';
import { PickFiles } from './upload/pick-files.tsx';
import { startUpload } from './upload/uploads.ts';
import { fileSize } from './words.ts';

/** Everything about one paper: name, versions, who can see it and who has. */
export function DetailsDrawer({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  return (
    <Drawer title="Document" open={id !== undefined} onOpenChange={(open) => open || onClose()}>
      {id !== undefined && <Details id={id} />}
    </Drawer>
  );
}

function Details({ id }: { id: number }) {
  const { data: paper, error, refetch } = useQuery(paperQuery(id));
  if (error instanceof Failure && error.status === 404)
    return (
      <Notice tone="warning" title="There is no such document">
        It may belong to another account, or have been deleted.
      </Notice>
    );
  if (error) return <ErrorState what="The document could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!paper) return <Skeleton className="h-60" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <RenameForm key={`${paper.fileName} ${paper.category}`} paper={paper} />
      <SharePaper paper={paper} />
      <Views id={id} />
      <Versions paper={paper} />
    </div>
  );
}

function Versions({ paper }: { paper: DocumentDetail }) {
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-18">Versions</h3>
        <PickFiles
          kind="secondary"
          size="sm"
          label={`New version of ${paper.fileName}`}
          onFiles={([file]) => file && startUpload(file, { replaces: paper.id })}
        >
          Upload new version
        </PickFiles>
      </div>
      <ol className="border-t border-line">
        {paper.versions.map((version) => (
          <Version key={version.number} paper={paper} version={version} />
        ))}
      </ol>
    </section>
  );
}

function Version({ paper, version }: { paper: DocumentDetail; version: DocumentVersion }) {
  const facts = [
    fileSize(version.fileSize),
    version.pages !== null && (version.pages === 1 ? '1 page' : `${version.pages} pages`),
    version.dpi !== null && `${version.dpi} DPI`,
  ].filter(Boolean);
  return (
    <li className="grid gap-2 border-b border-line py-3 text-14">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">Version {version.number}</span>
        <StateBadge status={version.status} />
        <span className="text-soft">{moment(version.uploadedAt)}</span>
      </p>
      <p className="text-soft wrap-anywhere">
        {version.fileName} · {facts.join(' · ')}
      </p>
      {version.reviewedAt && (
        <p>
          {version.status === 'approved' ? 'Approved' : 'Returned'}
          {version.reviewedBy && ` by ${version.reviewedBy}`} on {moment(version.reviewedAt)}
          {version.reason && `: ${version.reason}`}
        </p>
      )}
      <AdviceList advice={version.advice} />
      <Button
        kind="quiet"
        size="sm"
        className="-ml-3 justify-self-start"
        onClick={() => void saveFile(paper.id, version.number)}
      >
        Download version {version.number}
      </Button>
    </li>
  );
}

/** Each time that somebody else opened it. */
function Views({ id }: { id: number }) {
  const { data: views } = useQuery(viewsQuery(id));
  return (
    <section className="grid gap-3">
      <h3 className="text-18">Who opened it</h3>
      {!views && <Skeleton className="h-12" />}
      {views?.length === 0 && <p className="text-14 text-soft">Nobody but you has opened this document.</p>}
      {views && views.length > 0 && (
        <ol className="grid gap-1 text-14">
          {views.map(({ at, name, action, version }) => (
            <li key={`${at} ${name} ${action}`}>
              {name} {action === 'download' ? 'downloaded' : 'opened'} this on <time dateTime={at}>{moment(at)}</time>
              {version > 1 && ` (version ${version})`}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
