import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../../api/live.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { money } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { type Application, applicationQuery, lendingKey } from '../calls.ts';
import { Sign } from '../co-borrower/sign.tsx';
import { Letters } from '../letters/letters.tsx';
import { eventText, statusTones, statusWords } from '../words.ts';
import { AdverseAction } from './adverse-action.tsx';
import { Clocks } from './clocks.tsx';
import { Conditions } from './conditions.tsx';
import { Dates } from './dates.tsx';
import { FileMenu } from './file-menu.tsx';
import { ApplicationForm } from './form.tsx';
import { isOpen } from './is-open.ts';
import { LockHistory } from './lock-history.tsx';
import { Moves } from './moves.tsx';
import { NeededNow } from './needed-now.tsx';
import { StatusSharing } from './status-sharing.tsx';

interface Opened {
  /** The tab of the address; unknown and missing ones open the tab where something is needed. */
  tab: string | undefined;
  onTab: (tab: string) => void;
}

/** One application, the same page for the borrower and the agent. */
export function ApplicationPage({ id, ...opened }: { id: number } & Opened) {
  useLive('lending', lendingKey);
  const { data, error, refetch, isFetching } = useQuery(applicationQuery(id));
  if (error && !data)
    return (
      <div className="page py-8">
        <ErrorState
          what={m.lending__could_not_load()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      </div>
    );
  if (!data)
    return (
      <div className="page py-6">
        <Skeleton className="h-96" />
      </div>
    );
  return <Loaded application={data} {...opened} />;
}

function Loaded({ application, tab, onTab }: { application: Application } & Opened) {
  const { mine, role, missing, status, conditions, clocks, letters, country, currency } = application;
  const [usual] = useState(
    mine && status === 'pending' && missing.length > 0 ? 'form' : conditions.length > 0 ? 'conditions' : 'form',
  );
  const open = conditions.filter((each) =>
    mine ? each.status === 'open' && each.neededFrom === 'borrower' : each.status === 'received',
  ).length;
  const canDate = !mine && isOpen(application);
  const counted = (label: string, n: number) => (n > 0 ? `${label} (${n})` : label);
  const tabs = [
    { value: 'form', label: m.lending__application(), content: <ApplicationForm application={application} /> },
    {
      value: 'conditions',
      label: counted(m.lending__conditions(), open),
      content: <Conditions application={application} />,
    },
    {
      value: 'clocks',
      label: m.lending__clocks(),
      content: (
        <div className={!canDate ? '' : 'grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]'}>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <Clocks application={application} />
            {!canDate && application.rateLock && (
              <section className="grid max-w-prose gap-3">
                <h3 className="text-18">{country === 'CA' ? m.lending__rate_hold() : m.lending__rate_lock()}</h3>
                <LockHistory lock={application.rateLock} currency={currency} />
              </section>
            )}
          </div>
          {canDate && <Dates key={clocks.length} application={application} />}
        </div>
      ),
    },
    {
      value: 'letters',
      label: counted(m.lending__letters(), letters.length),
      content: <Letters application={application} />,
    },
    {
      value: 'activity',
      label: m.lending__activity(),
      content: (
        <>
          {role === 'borrower' && <StatusSharing id={application.id} />}
          <Events application={application} />
        </>
      ),
    },
  ];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:py-6">
      <Head application={application} />
      {application.adverseAction && <AdverseAction text={application.adverseAction} />}
      <NeededNow application={application} onOpen={onTab} />
      <Tabs
        label={m.lending__application()}
        value={tabs.some(({ value }) => value === tab) ? tab! : usual}
        onChange={onTab}
        tabs={tabs}
      />
    </div>
  );
}

function Head({ application }: { application: Application }) {
  const { applicantName, mine, agent, status, propertyAddress, loanAmount, currency, statusReason } = application;
  const { ratios, country } = application;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line pb-3">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-28">{mine ? m.lending__your_mortgage() : applicantName}</h1>
          <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
        </div>
        <p className="text-14 text-soft">
          {[
            propertyAddress,
            loanAmount === null ? null : money(loanAmount, currency),
            mine ? m.lending__with_agent({ agent: agent.name, company: agent.companyName }) : null,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {!mine && ratios && (
          <p className="text-14 tabular-nums">
            {(country === 'CA' ? m.lending__ratios_ca : m.lending__ratios_us)({
              ...{ housing: ratios.housing, total: ratios.total },
              ...{ housingLimit: ratios.housingLimit ?? '–', totalLimit: ratios.totalLimit },
            })}
          </p>
        )}
        {statusReason && <p className="text-14">{statusReason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Sign application={application} />
        <Moves application={application} />
        <FileMenu application={application} />
      </div>
    </header>
  );
}

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

function Events({ application: { events } }: { application: Application }) {
  return (
    <ol className="grid">
      {events.map(({ id, by, at, ...event }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 text-14"
        >
          <span>
            {eventText(event)}
            {by && <span className="text-soft"> · {by}</span>}
          </span>
          <time dateTime={at} className="text-12 text-soft">
            {moment.format(new Date(at))}
          </time>
        </li>
      ))}
    </ol>
  );
}
