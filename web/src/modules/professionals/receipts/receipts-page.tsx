import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useLive } from '../../../api/live.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { networkKey, receiptsQuery, teamQuery } from '../calls.ts';
import { professionalsPath } from '../paths.ts';
import { ExtendConsents } from './extend-consents.tsx';
import { ReceiptText } from './receipt-text.tsx';

/** The buyer's consents, each to save as a file or print. */
export function ReceiptsPage({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  useLive('professionals', networkKey);
  const { data: receipts, error, refetch } = useQuery(receiptsQuery(page));
  // The offers above the receipts would push them down.
  const data = useQuery(teamQuery()).isPending ? undefined : receipts;
  return (
    <div className="page grid max-w-200 grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <header className="grid gap-2">
        <AppLink
          href={professionalsPath()}
          data-print="no"
          className="link inline-flex min-h-8 items-center gap-1 justify-self-start text-14"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.5} /> {m.professionals__professional_network()}
        </AppLink>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h1 className="text-28">{m.professionals__consent_receipts()}</h1>
          {data && data.total > 0 && (
            <Button kind="secondary" data-print="no" onClick={() => print()}>
              <Printer aria-hidden size={16} strokeWidth={1.5} /> {m.professionals__print()}
            </Button>
          )}
        </div>
        <p className="max-w-measure text-soft">{m.professionals__this_is_a_word_for()}</p>
      </header>
      <ExtendConsents />
      {error && (
        <ErrorState
          what={m.professionals__we_couldnt_load_your_receipts()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-192" />}
      {data?.total === 0 && (
        <EmptyState
          title={m.professionals__no_receipts_yet()}
          actions={
            <LinkButton href={professionalsPath({ tab: 'agents' })}>{m.professionals__find_an_agent()}</LinkButton>
          }
        >
          {m.professionals__when_you_send_a_request()}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="grid gap-4">
            {data.receipts.map((receipt) => (
              <li key={receipt.id} className="grid break-inside-avoid gap-2">
                <ReceiptText receipt={receipt} />
                <a
                  href={`/api/buyer/consents/${receipt.id}/receipt.txt`}
                  download
                  data-print="no"
                  aria-label={m.professionals__download_receipt({ id: receipt.id })}
                  className="link inline-flex min-h-8 items-center gap-1 justify-self-start text-14"
                >
                  <Download aria-hidden size={16} strokeWidth={1.5} /> {m.professionals__download()}
                </a>
              </li>
            ))}
          </ul>
          <Paging
            label={m.professionals__receipt_pages()}
            page={page}
            pageSize={20}
            total={data.total}
            onPage={onPage}
          />
        </>
      )}
    </div>
  );
}
