import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import {
  CopyCheck,
  Download,
  Ellipsis,
  Inbox,
  ListChecks,
  Sparkles,
  TextCursorInput,
  Upload,
  UserPlus,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLive } from '../../api/live.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { whole } from '../../ui/format.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useDownload } from '../../ui/table/use-download.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { contactsKey, exportPath, totalsQuery } from './calls.ts';
import type { ChangeCrm, CrmState, CrmTab } from './crm-state.ts';
import { LeadFilters } from './leads/lead-filters.tsx';
import { SmartLists } from './leads/smart-lists.tsx';
import { LeadList } from './list/lead-list.tsx';
import { ListingsPanel } from './listings-panel.tsx';
import { crmPath } from './paths.ts';
import { PerformancePanel } from './performance/performance-panel.tsx';
import { TaskCalendar } from './tasks/task-calendar.tsx';

const Board = lazy(async () => ({ default: (await import('./board/board.tsx')).Board }));
const ContactPanel = lazy(async () => ({ default: (await import('./panel/contact-panel.tsx')).ContactPanel }));
const NewLeadDialog = lazy(async () => ({ default: (await import('./leads/new-lead-dialog.tsx')).NewLeadDialog }));
const ImportScreen = lazy(async () => ({ default: (await import('./imports/import-screen.tsx')).ImportScreen }));
const DuplicatesScreen = lazy(async () => ({
  default: (await import('./duplicates/duplicates-screen.tsx')).DuplicatesScreen,
}));
const LeadEmailsScreen = lazy(async () => ({
  default: (await import('./lead-emails/lead-emails-screen.tsx')).LeadEmailsScreen,
}));
const FieldsScreen = lazy(async () => ({ default: (await import('./fields/fields-screen.tsx')).FieldsScreen }));
const PlansScreen = lazy(async () => ({ default: (await import('./plans/plans-screen.tsx')).PlansScreen }));
const AssistantPanel = lazy(async () => ({
  default: (await import('./assistant/assistant-panel.tsx')).AssistantPanel,
}));

/** The CRM: leads as list, board or calendar, properties, activities, analytics and the assistant. */
export function CrmPage(props: { state: CrmState; personId: number; onChange: ChangeCrm; onClose: () => void }) {
  const { state, personId, onChange, onClose } = props;
  useLive('notifications', contactsKey);
  useLive('professionals', contactsKey);
  const { download } = useDownload();
  const { tab = 'leads', view = 'list' } = state;
  const isBoard = tab === 'leads' && view === 'board';
  return (
    <div
      className={
        isBoard
          ? 'page flex h-[calc(100dvh-4.0625rem)] min-h-120 flex-col gap-1 py-2 md:gap-3 md:py-3'
          : 'page grid grid-cols-[minmax(0,1fr)] gap-1 py-2 md:gap-3 md:py-3'
      }
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-28">{m.contacts__crm()}</h1>
        <Totals personId={personId} />
        <div className="ml-auto flex items-center gap-2">
          <Button kind="secondary" className="max-md:hidden" onClick={() => onChange({ tab: 'assistant' })}>
            <Sparkles aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__ai_assistant()}
          </Button>
          <Button onClick={() => onChange({ add: true })}>
            <UserPlus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__new_lead()}
          </Button>
          <Menu
            label={m.contacts__more()}
            align="end"
            trigger={
              <Button kind="quiet" size="icon" aria-label={m.contacts__more()}>
                <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
              </Button>
            }
            items={[
              {
                label: m.contacts__import_contacts(),
                icon: <Upload aria-hidden size={16} strokeWidth={1.5} />,
                onSelect: () => onChange({ open: 'import' }),
              },
              {
                label: m.contacts__export_csv(),
                icon: <Download aria-hidden size={16} strokeWidth={1.5} />,
                onSelect: () => void download(exportPath(state), 'contacts.csv'),
              },
              {
                label: m.contacts__find_duplicates(),
                icon: <CopyCheck aria-hidden size={16} strokeWidth={1.5} />,
                onSelect: () => onChange({ open: 'duplicates' }),
              },
              {
                label: m.contacts__lead_emails(),
                icon: <Inbox aria-hidden size={16} strokeWidth={1.5} />,
                onSelect: () => onChange({ open: 'lead-emails' }),
              },
              {
                label: m.contacts__task_plans(),
                icon: <ListChecks aria-hidden size={16} strokeWidth={1.5} />,
                onSelect: () => onChange({ open: 'plans' }),
              },
              {
                label: m.contacts__custom_fields(),
                icon: <TextCursorInput aria-hidden size={16} strokeWidth={1.5} />,
                onSelect: () => onChange({ open: 'fields' }),
              },
              { label: m.contacts__requests_and_clients(), href: '/connections?tab=clients' },
            ]}
          />
        </div>
      </header>
      <Tabs
        fill={isBoard}
        label={m.contacts__crm()}
        value={tab}
        onChange={(next) => onChange({ tab: next as CrmTab, lead: undefined, page: undefined })}
        tabs={[
          {
            value: 'leads',
            label: m.contacts__leads(),
            content: <Leads state={{ ...state, view }} onChange={onChange} />,
          },
          { value: 'properties', label: m.contacts__properties(), content: <ListingsPanel /> },
          {
            value: 'activities',
            label: m.contacts__activities(),
            content: (
              <Stack>
                <ActivityFeed />
              </Stack>
            ),
          },
          {
            value: 'analytics',
            label: m.contacts__analytics(),
            content: (
              <Stack>
                <PerformancePanel />
              </Stack>
            ),
          },
          {
            value: 'assistant',
            label: m.contacts__ai_assistant(),
            content: (
              <Suspense>
                <AssistantPanel />
              </Suspense>
            ),
          },
        ].map((each) => ({
          ...each,
          // The headings of the panels are those of parts, also on dashboards.
          content: (
            <>
              <h2 className="sr-only">{each.label}</h2>
              {each.content}
            </>
          ),
        }))}
      />
      <Suspense>
        {state.lead !== undefined && <ContactPanel key={state.lead} id={state.lead} onClose={onClose} />}
        {state.add && <NewLeadDialog onClose={onClose} onAdded={(lead) => onChange({ add: undefined, lead })} />}
        {state.open === 'import' && <ImportScreen onClose={onClose} />}
        {state.open === 'lead-emails' && <LeadEmailsScreen onClose={onClose} />}
        {state.open === 'fields' && <FieldsScreen onClose={onClose} />}
        {state.open === 'plans' && <PlansScreen onClose={onClose} />}
        {state.open === 'duplicates' && <DuplicatesScreen onClose={onClose} />}
      </Suspense>
    </div>
  );
}

const Stack = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
);

/** The five figures of the CRM in a line; each leads to its contacts. */
function Totals({ personId }: { personId: number }) {
  const totals = useQuery(totalsQuery(personId)).data;
  if (!totals) return <div className="min-h-5 max-md:order-last max-md:w-full" />;
  const figures = [
    [m.contacts__total_leads(), totals.totalLeads, crmPath()],
    [m.contacts__new_this_week(), totals.newLeads, crmPath({ sort: 'newest' })],
    [m.contacts__qualified_leads(), totals.qualifiedLeads, crmPath({ status: 'qualified' })],
    [m.contacts__active_listings(), totals.activeListings, crmPath({ tab: 'properties' })],
    [m.contacts__pending_sales(), totals.pendingSales, crmPath({ status: 'under_contract' })],
  ] as const;
  return (
    <ul className="flex min-h-5 gap-x-4 overflow-x-auto text-14 whitespace-nowrap text-soft max-md:order-last max-md:w-full">
      {figures.map(([label, count, href]) => (
        <li key={label} className="whitespace-nowrap">
          <AppLink stay href={href} className="hover:underline">
            <span className="font-semibold text-ink tabular-nums">{whole(count)}</span> {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Leads({ state, onChange }: { state: CrmState; onChange: ChangeCrm }) {
  const { view = 'list' } = state;
  return (
    <div
      className={
        view === 'board'
          ? 'flex min-h-0 flex-1 flex-col gap-2 pt-2 md:gap-3 md:pt-4'
          : 'grid grid-cols-[minmax(0,1fr)] gap-2 max-md:-mt-2 md:gap-3'
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Choice
          quiet
          legend={m.contacts__view()}
          value={view}
          onChange={(next) => onChange({ view: next, page: undefined })}
          options={[
            { value: 'list', label: m.contacts__list() },
            { value: 'board', label: m.contacts__board() },
            { value: 'calendar', label: m.contacts__calendar() },
          ]}
        />
        {view !== 'calendar' && <LeadFilters state={state} onChange={onChange} />}
      </div>
      {view !== 'calendar' && <SmartLists state={state} onChange={onChange} />}
      {view === 'list' && <LeadList state={state} onChange={onChange} />}
      {view === 'board' && (
        <Suspense>
          <Board state={state} />
        </Suspense>
      )}
      {view === 'calendar' && <TaskCalendar />}
    </div>
  );
}
