import { m } from '@lintel/messages';
import type { Invoice } from '@lintel/server/billing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { exactDollars } from '../amounts.ts';
import { fetchInvoices } from '../calls.ts';
import { invoiceWords } from '../words.ts';
import { saveInvoices } from './invoices-csv.ts';

const tones = { open: 'warning', paid: 'good', void: 'plain', refunded: 'info' } as const;

const columns = [
  {
    get head() {
      return m.billing__invoice_title();
    },
    cell: ({ id, number, issuedAt }: Invoice) => (
      <>
        <a
          href={`/api/billing/invoices/${id}/pdf`}
          download
          className="link inline-flex min-h-6 items-center whitespace-nowrap"
        >
          <span className="sr-only">{m.billing__invoice_pdf()} </span>
          {number}
        </a>
        <span className="block text-12 whitespace-nowrap text-soft md:hidden">{dayHere(issuedAt)}</span>
      </>
    ),
  },
  {
    get head() {
      return m.billing__total();
    },
    cell: (invoice: Invoice) => exactDollars(invoice.totalCents),
    numeric: true,
  },
  {
    get head() {
      return m.billing__status();
    },
    cell: ({ status }: Invoice) => <Badge tone={tones[status]}>{invoiceWords[status]}</Badge>,
  },
  {
    get head() {
      return m.billing__issued();
    },
    from: 'md' as const,
    cell: (invoice: Invoice) => <span className="whitespace-nowrap">{dayHere(invoice.issuedAt)}</span>,
  },
  {
    get head() {
      return m.billing__for();
    },
    from: 'md' as const,
    cell: ({ lines }: Invoice) => (
      <span className="block min-w-40">{lines.map((each) => each.description).join(', ')}</span>
    ),
  },
  {
    get head() {
      return m.billing__tax();
    },
    from: 'md' as const,
    cell: (invoice: Invoice) => exactDollars(invoice.taxCents),
    numeric: true,
  },
];

/** All invoices, newest first. */
export function BillingHistory() {
  const [page, setPage] = useState(1);
  const { act, pending } = useAction({ failed: m.billing__we_couldnt_create_the_file() });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['billing', 'invoices', page],
    queryFn: () => fetchInvoices(page),
    placeholderData: keepPreviousData,
  });
  const pageSize = data && data.pages > 1 ? Math.ceil(data.total / data.pages) : (data?.total ?? 1);
  return (
    <section
      id="billing-history"
      tabIndex={-1}
      aria-labelledby="billing-history-title"
      className="lintel grid grid-cols-[minmax(0,1fr)] gap-3 p-4 outline-none md:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="billing-history-title" className="text-22">
          {m.billing__billing_history()}
        </h3>
        {data && data.total > 0 && (
          <Button kind="secondary" size="sm" pending={pending} onClick={() => void act(saveInvoices)}>
            {m.billing__download_csv()}
          </Button>
        )}
      </header>
      {error && !data && (
        <ErrorState what={m.billing__we_couldnt_load_your_invoices()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-dvh" />}
      {data?.total === 0 && <p className="text-soft">{m.billing__you_dont_have_any_invoices()}</p>}
      {data && data.total > 0 && (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <DataTable
            caption={m.billing__invoices_newest_first_select_a()}
            columns={columns}
            rows={data.invoices}
            keyOf={(invoice) => invoice.id}
          />
          <Paging
            label={m.billing__pages_of_invoices()}
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPage={setPage}
          />
        </div>
      )}
    </section>
  );
}
