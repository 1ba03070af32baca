import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { NoMatches, SearchField } from '../../../ui/fields/search-field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import { relativeTime } from '../../../ui/time/relative-time.ts';
import { contactsKey, type Lead, leadsQuery } from '../calls.ts';
import { fullName } from '../labels.ts';
import { budgetOf, StatusBadge } from '../leads/lead-row-parts.tsx';
import { TaskList } from '../tasks/task-list.tsx';
import { CompanyLeadDialog } from './company-lead-dialog.tsx';
import type { RoutedAgent } from './routed-agent.ts';

const perPage = 25;

/** The leads of the company and of its agents without an account; those of the company can be lent to another agent. */
export function CompanyLeads({ agents, obstacle }: { agents: readonly RoutedAgent[]; obstacle: string | undefined }) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const [tasksOf, setTasksOf] = useState<Lead>();
  const { data, error, refetch, isPlaceholderData } = useQuery(leadsQuery({ q, sort: 'newest', page, perPage }));
  const { act } = useAction({ refetch: [contactsKey] });
  const assign = (lead: Lead, agentId: number | null) =>
    act(() => callApi((api) => api.contacts.routing.assign({ id: lead.id, agentId })), {
      title: m.contacts__assigned({ name: fullName(lead) }),
    });
  const find = (words: string) => {
    setQ(words);
    setPage(1);
  };
  const owner = (lead: Lead) =>
    lead.isLent ? (
      <Select
        quiet
        label={m.contacts__agent_of({ name: fullName(lead) })}
        value={String(lead.owner?.agentId ?? '')}
        onChange={({ target }) => void assign(lead, target.value ? Number(target.value) : null)}
        options={[
          { value: '', label: m.contacts__in_the_pool() },
          ...agents.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    ) : (
      m.contacts__own_contact_of({ name: lead.owner?.name ?? '' })
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="w-64">
          <SearchField
            label={m.contacts__search_leads()}
            placeholder={m.contacts__name_email_phone_or_tag()}
            value={q}
            onSearch={find}
          />
        </div>
        <Button unavailable={obstacle} onClick={() => setAdding(true)}>
          <UserPlus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__add_lead()}
        </Button>
      </div>
      {error && <ErrorState what={m.contacts__we_couldnt_load_leads()} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-dvh" />}
      {data && (
        <>
          <DataTable
            cards
            quietCaption
            caption={m.contacts__leads_of_the_company()}
            rows={data.leads}
            keyOf={({ id }) => id}
            stale={isPlaceholderData}
            empty={
              q ? (
                <NoMatches search={q} onClear={() => find('')} />
              ) : (
                <EmptyState title={m.contacts__no_company_leads()}>{m.contacts__no_company_leads_about()}</EmptyState>
              )
            }
            columns={[
              {
                head: m.contacts__name(),
                cell: fullName,
              },
              { head: m.contacts__status(), cell: (lead) => <StatusBadge status={lead.status} />, from: 'md' },
              { head: m.contacts__budget(), cell: budgetOf, numeric: true, from: 'md' },
              {
                head: m.contacts__received_stage(),
                cell: ({ createdAt }) => <span className="whitespace-nowrap">{relativeTime(createdAt)}</span>,
                from: 'lg',
              },
              { head: m.contacts__agent(), cell: owner },
              {
                head: m.contacts__tasks(),
                cell: (lead) => (
                  <Button
                    kind="quiet"
                    size="icon"
                    aria-label={m.contacts__tasks_of({ name: fullName(lead) })}
                    onClick={() => setTasksOf(lead)}
                  >
                    <ListChecks aria-hidden size={18} strokeWidth={1.5} />
                  </Button>
                ),
              },
            ]}
          />
          {data.total > perPage && (
            <Paging
              label={m.contacts__pages_of_leads()}
              page={page}
              pageSize={perPage}
              total={data.total}
              onPage={setPage}
            />
          )}
        </>
      )}
      {tasksOf && (
        <Drawer
          open
          title={m.contacts__tasks_of({ name: fullName(tasksOf) })}
          onOpenChange={(open) => open || setTasksOf(undefined)}
        >
          <TaskList id={tasksOf.id} name={fullName(tasksOf)} />
        </Drawer>
      )}
      {adding && <CompanyLeadDialog agents={agents} onClose={() => setAdding(false)} />}
    </section>
  );
}
