import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { relativeTime } from '../../../ui/time/relative-time.ts';
import { apiFilters, type Lead, leadsQuery } from '../calls.ts';
import type { ChangeCrm, CrmState, leadSorts } from '../crm-state.ts';
import { fullName, sourceLabels } from '../labels.ts';
import { budgetOf, LeadName, StatusBadge, UrgencyBadge } from '../leads/lead-row-parts.tsx';
import { MoveMenu } from '../leads/move-menu.tsx';
import { crmPath } from '../paths.ts';
import { BulkBar } from './bulk-bar.tsx';
import { LeadActions } from './lead-actions.tsx';
import { NoLeads } from './no-leads.tsx';

const perPage = 50;
/** The newest and the highest budgets come first. */
const defaultOrder = (sort: (typeof leadSorts)[number]) => (sort === 'newest' || sort === 'budget' ? 'desc' : 'asc');

/** The leads as a table, on phones as cards, with selection for bulk actions. */
export function LeadList({ state, onChange }: { state: CrmState; onChange: ChangeCrm }) {
  const { sort = 'newest', order, page = 1, q, status, urgency, source, tag } = state;
  const filters = { q, status, urgency, source, tag };
  const { data, error, refetch, isPlaceholderData } = useQuery(leadsQuery({ ...filters, sort, order, page, perPage }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_leads()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const { leads, total } = data;
  if (total === 0) return <NoLeads isFiltered={Object.keys(apiFilters(filters)).length > 0} onChange={onChange} />;
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const shown = leads.filter(({ id }) => chosen.has(id));
  const all = shown.length === leads.length;
  const hrefOf = (lead: Lead) => crmPath({ ...state, lead: lead.id });
  const box = (lead: Lead) => (
    <input
      type="checkbox"
      className="block size-5 accent-primary"
      aria-label={m.contacts__select_name({ name: fullName(lead) })}
      checked={chosen.has(lead.id)}
      onChange={() => toggle(lead.id)}
    />
  );
  const columns: Column<Lead, (typeof leadSorts)[number]>[] = [
    { head: m.contacts__select(), cell: box },
    { head: m.contacts__name(), cell: (lead) => <LeadName lead={lead} href={hrefOf(lead)} />, sort: 'name' },
    { head: m.contacts__status(), cell: (lead) => <StatusBadge status={lead.status} />, sort: 'status' },
    { head: m.contacts__urgency(), cell: (lead) => <UrgencyBadge urgency={lead.urgency} />, from: 'lg' },
    { head: m.contacts__budget(), cell: budgetOf, numeric: true, sort: 'budget' },
    { head: m.contacts__source(), cell: ({ leadSource }) => sourceLabels[leadSource], from: 'xl' },
    {
      head: m.contacts__last_contact(),
      cell: ({ lastContactedAt }) => (lastContactedAt ? <When at={lastContactedAt} /> : m.contacts__never()),
      from: 'lg',
      sort: 'lastContact',
    },
    {
      head: m.contacts__received_stage(),
      cell: ({ createdAt }) => <When at={createdAt} />,
      from: 'xl',
      sort: 'newest',
    },
    { head: m.contacts__actions(), cell: (lead) => <LeadActions lead={lead} href={hrefOf(lead)} /> },
  ];
  return (
    <>
      <BulkBar
        leads={shown}
        isAll={all}
        onAll={() => setChosen(all ? new Set() : new Set(leads.map(({ id }) => id)))}
        onClear={() => setChosen(new Set())}
      />
      <ul className={cx('border-t border-line md:hidden', isPlaceholderData && 'opacity-60')}>
        {leads.map((lead) => (
          <li key={lead.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line py-3">
            <div className="flex items-center gap-3">
              {box(lead)}
              <div className="min-w-0 flex-1">
                <LeadName lead={lead} href={hrefOf(lead)} />
              </div>
              <MoveMenu lead={lead} />
            </div>
            <p className="flex flex-wrap items-center gap-2 text-14 text-soft">
              <StatusBadge status={lead.status} />
              {lead.urgency === 'high' && <UrgencyBadge urgency="high" />}
              <span className="tabular-nums">{budgetOf(lead)}</span>
              <span>{lead.lastContactedAt ? relativeTime(lead.lastContactedAt) : m.contacts__never_contacted()}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <DataTable
          quietCaption
          caption={m.contacts__leads()}
          columns={columns}
          rows={leads}
          keyOf={({ id }) => id}
          sorting={{
            order: { by: sort, order: order ?? defaultOrder(sort) },
            onOrder: ({ by, order: next }) =>
              onChange({
                sort: by === 'newest' ? undefined : by,
                order: by !== sort || next === defaultOrder(by) ? undefined : next,
                page: undefined,
              }),
          }}
          stale={isPlaceholderData}
        />
      </div>
      <Paging
        label={m.contacts__pages_of_leads()}
        page={page}
        pageSize={perPage}
        total={total}
        onPage={(next) => onChange({ page: next })}
      />
    </>
  );
}

const When = ({ at }: { at: string }) => <span className="block first-letter:uppercase">{relativeTime(at)}</span>;
