import { m } from '@lintel/messages';
import type { SharedDocument } from '@lintel/server/documents';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { useLive } from '../../../api/live.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { type DocumentsState, documentsPath } from '../paths.ts';
import { isTyping } from '../preview/document-view.tsx';
import { documentsKey, sharedQuery } from '../queries.ts';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { SharedRow } from './shared-row.tsx';

const statuses = [
  {
    value: '',
    get label() {
      return m.documents__all();
    },
  },
  {
    value: 'pending',
    get label() {
      return m.documents__under_review();
    },
  },
  {
    value: 'approved',
    get label() {
      return m.documents__approved();
    },
  },
  {
    value: 'rejected',
    get label() {
      return m.documents__needs_attention();
    },
  },
];

/**
 * Documents that clients share with a professional; the open one appears next to the list. `J` and `K` move to the next
 * and previous one.
 */
export function ReviewPage({ state }: { state: DocumentsState }) {
  const router = useRouter();
  const wide = useMedia('(min-width: 64rem)');
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...sharedQuery(state, page),
    placeholderData: keepPreviousData,
  });
  useLive('documents', documentsKey);
  const documents = data?.documents ?? [];
  const open = documents.find(({ id }) => id === state.paper);
  const show = (changed: DocumentsState) =>
    void router.navigate({ href: documentsPath({ ...state, ...changed }), resetScroll: false, replace: true });
  const step = (by: 1 | -1) => {
    const at = documents.findIndex(({ id }) => id === state.paper);
    const next = documents[at === -1 ? 0 : at + by];
    if (next) show({ paper: next.id });
  };
  useStepKeys(step);
  const filter = ({ client, status }: Filter) => {
    setPage(1);
    const filters: DocumentsState = { ...(client ? { client } : {}), ...(status ? { status } : {}) };
    void router.navigate({ href: documentsPath(filters), resetScroll: false, replace: true });
  };
  const close = () => filter(state);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:py-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-28">{m.documents__shared_with_you()}</h1>
          <p className="max-w-measure text-14 text-soft">
            {data ? reviewSummary(data) : m.documents__documents_your_clients_have_shared()}
          </p>
        </div>
        {data && (documents.length > 0 || isFiltered(state)) && (
          <div className="grid grid-cols-2 gap-3 max-sm:w-full">
            <Select
              label={m.documents__client()}
              value={String(state.client ?? '')}
              options={[
                { value: '', label: m.documents__all_clients() },
                ...data.owners.map(({ personId, name }) => ({ value: String(personId), label: name })),
              ]}
              onChange={({ target }) => filter({ ...state, client: Number(target.value) || undefined })}
            />
            <Select
              label={m.documents__status()}
              value={state.status ?? ''}
              options={statuses}
              onChange={({ target }) => filter({ ...state, status: (target.value || undefined) as Filter['status'] })}
            />
          </div>
        )}
      </header>
      {error && (
        <ErrorState what={m.documents__we_couldnt_load_the_documents()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-120" />}
      {data && (
        <div className={cx('grid items-start gap-6', documents.length > 0 && 'lg:grid-cols-[22rem_minmax(0,1fr)]')}>
          <div className="grid gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
            <ReviewList
              documents={documents}
              opened={open?.id}
              stale={isPlaceholderData}
              filtered={isFiltered(state)}
              onOpen={(document) => show({ paper: document.id })}
            />
            {data.pages > 1 && (
              <Paging
                label={m.documents__pages_of_documents()}
                page={page}
                pageSize={50}
                total={data.total}
                onPage={setPage}
              />
            )}
          </div>
          {wide &&
            documents.length > 0 &&
            (open ? (
              <ReviewPanel key={`${open.id} ${open.version}`} document={open} onDecided={() => step(1)} />
            ) : (
              <p className="hidden rounded-card border border-dashed border-edge p-12 text-center text-soft lg:block">
                {m.documents__choose_a_document_to_read()}
              </p>
            ))}
        </div>
      )}
      {!wide && <ReviewScreen document={open} onClose={close} onDecided={() => step(1)} />}
    </div>
  );
}

interface Filter {
  client?: number | undefined;
  status?: DocumentsState['status'] | undefined;
}

const isFiltered = ({ client, status }: DocumentsState): boolean => client !== undefined || status !== undefined;

function reviewSummary(data: { waiting: number; medianReviewHours: number | null; decisions: number }): string {
  const waitingText =
    data.waiting === 0
      ? m.documents__you_have_no_documents_to()
      : data.waiting === 1
        ? m.documents__1_document_needs_your_review()
        : m.documents__documents_need_your_review({ waiting: data.waiting });
  if (data.medianReviewHours === null) return waitingText;
  return m.documents__your_median_review_time_is({
    waits: waitingText,
    number: data.medianReviewHours.toFixed(1),
    decisions: data.decisions,
  });
}

function ReviewList(props: {
  documents: readonly SharedDocument[];
  opened: number | undefined;
  stale: boolean;
  filtered: boolean;
  onOpen: (document: SharedDocument) => void;
}) {
  const { documents, opened, stale, filtered, onOpen } = props;
  if (documents.length === 0)
    return (
      <div className="lintel grid gap-2 p-6">
        <h2 className="text-22">{filtered ? m.documents__no_matching_documents() : m.documents__no_documents_yet()}</h2>
        <p className="text-14 text-soft">
          {filtered ? m.documents__no_documents_match_this_client() : m.documents__when_a_client_shares_a()}
        </p>
      </div>
    );
  return (
    <ul
      aria-label={m.documents__documents()}
      aria-busy={stale}
      className={`lintel overflow-hidden ${stale ? 'opacity-60' : ''}`}
    >
      {documents.map((document) => (
        <SharedRow
          key={document.id}
          document={document}
          opened={document.id === opened}
          onOpen={() => onOpen(document)}
        />
      ))}
    </ul>
  );
}

function useStepKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'j') step(1);
      else if (event.key === 'k') step(-1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
