import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useLive } from '../../api/live.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChecklistSection } from './checklist/checklist-section.tsx';
import { DetailsDrawer } from './details-drawer.tsx';
import { DocumentList } from './document-list.tsx';
import { type DocumentsState, documentsPath } from './paths.ts';
import { PreviewScreen, type Shown } from './preview/preview-screen.tsx';
import { ProgressCard } from './progress-card.tsx';
import { checklistQuery, documentsKey, documentsQuery } from './queries.ts';
import { RemovedSection } from './removed-section.tsx';
import { AccessSection } from './sharing/access-section.tsx';
import { UploadBox } from './upload/upload-box.tsx';

const tips = [
  m.documents__scan_documents_at_300_dpi,
  m.documents__ensure_all_text_is_clearly,
  m.documents__pdf_format_is_preferred,
  m.documents__keep_file_sizes_under_10mb,
];

function TipsCard() {
  return (
    <Card as="section" className="grid gap-3 p-4 md:p-6">
      <h2 className="text-18">{m.documents__document_tips()}</h2>
      <ul className="grid list-disc gap-1 pl-5 text-14">
        {tips.map((tip) => (
          <li key={tip()}>{tip()}</li>
        ))}
      </ul>
      <p className="text-14 text-soft">{m.documents__when_a_file_arrives_we()}</p>
    </Card>
  );
}

/** A buyer's documents: the checklist, the files and who has access. */
export function DocumentsPage({ state }: { state: DocumentsState }) {
  const router = useRouter();
  const [shown, setShown] = useState<Shown>();
  const checklist = useQuery(checklistQuery);
  const documents = useQuery(documentsQuery);
  useLive('documents', documentsKey);
  const show = (paper: number | undefined) =>
    void router.navigate({ href: documentsPath(paper ? { paper } : {}), resetScroll: false });
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <header className="grid gap-2">
        <h1 className="text-28">{m.documents__document_center()}</h1>
        <p className="max-w-measure text-soft">{m.documents__the_documents_requested_for_your()}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
        {/* On phones the upload section follows the progress directly. */}
        <div className="contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-6">
          <div className="order-1 grid grid-cols-[minmax(0,1fr)] gap-6">
            {checklist.data ? (
              <ProgressCard checklist={checklist.data} />
            ) : (
              !checklist.error && <Skeleton className="h-32" />
            )}
            <SecurityNotice />
          </div>
          <div className="order-3 min-w-0">
            {checklist.error ? (
              <ErrorState
                what={m.documents__we_couldnt_load_the_checklist()}
                error={checklist.error}
                pending={checklist.isFetching}
                onRetry={() => void checklist.refetch()}
              />
            ) : checklist.data ? (
              <ChecklistSection checklist={checklist.data} />
            ) : (
              <Skeleton className="h-120" />
            )}
          </div>
          <div className="order-4 min-w-0">
            <AccessSection documents={documents.data ?? []} />
          </div>
        </div>
        <div className="contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-6">
          <Card as="section" className="order-2 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
            <div data-print="no" className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <h2 className="text-22">{m.documents__upload_documents()}</h2>
              <UploadBox />
            </div>
            <DocumentList
              onOpen={(document) =>
                document.previewable
                  ? setShown({ id: document.id, fileName: document.fileName, version: document.version })
                  : show(document.id)
              }
              onDetails={(document) => show(document.id)}
            />
            <RemovedSection />
          </Card>
          <div data-print="no" className="order-5">
            <TipsCard />
          </div>
        </div>
      </div>
      <DetailsDrawer id={state.paper} onClose={() => show(undefined)} />
      <PreviewScreen shown={shown} onClose={() => setShown(undefined)} />
    </div>
  );
}

/** States facts only: each file has its own key, and each opening is recorded in its history. */
function SecurityNotice() {
  return (
    <div className="flex gap-3 rounded-control border-l-2 border-good bg-good-tint px-4 py-3 text-14">
      <LockKeyhole aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-good" />
      <p className="min-w-0">
        <span className="font-semibold">{m.documents__your_documents_are_encrypted_and()}</span>{' '}
        {m.documents__each_file_has_its_own()}
      </p>
    </div>
  );
}
