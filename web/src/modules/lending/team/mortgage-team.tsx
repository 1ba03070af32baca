import { m } from '@lintel/messages';
import type { TeamMember } from '@lintel/server/lending';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { teamQuery } from '../calls.ts';
import { clockWords, daysWords, dayWords } from '../words.ts';

const licenseTones = { valid: 'good', expires_soon: 'warning', expired: 'danger', not_verified: 'plain' } as const;
const licenseWords = {
  valid: m.lending__license_valid,
  expires_soon: m.lending__license_expires_soon,
  expired: m.lending__license_expired,
  not_verified: m.lending__license_not_verified,
};

/** The company's mortgage agents with what compliance asks for: licenses, letters issued and notices due. */
export function MortgageTeam() {
  const { data, error, refetch } = useQuery(teamQuery);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-8">
      <h3 className="text-18">{m.lending__mortgage_agents()}</h3>
      {error && <ErrorState what={m.lending__could_not_load_team()} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <DataTable
          cards
          caption={m.lending__mortgage_agents()}
          quietCaption
          rows={data}
          keyOf={({ agentId }) => agentId}
          empty={<p className="text-soft">{m.lending__no_mortgage_agents()}</p>}
          columns={[
            {
              head: m.lending__mortgage_agent(),
              cell: ({ name, active }) => (
                <span className="grid justify-items-start gap-1">
                  <span className="font-medium">{name}</span>
                  {!active && <Badge>{m.lending__not_active()}</Badge>}
                </span>
              ),
            },
            { head: m.lending__licenses(), cell: Licenses },
            { head: m.lending__notices_due(), cell: Notices },
            {
              head: m.lending__open_applications(),
              numeric: true,
              from: 'md',
              cell: ({ openApplications }) => openApplications,
            },
            {
              head: m.lending__letters_of_a_year(),
              numeric: true,
              from: 'xl',
              cell: ({ letters, validLetters }) => m.lending__letters_valid({ letters, valid: validLetters }),
            },
            {
              head: m.lending__rates_of(),
              from: 'lg',
              cell: ({ ratesStatedOn }) => (ratesStatedOn ? dayWords(ratesStatedOn) : '–'),
            },
          ]}
        />
      )}
    </section>
  );
}

function Licenses({ licenses }: TeamMember) {
  if (licenses.length === 0) return <Badge tone="danger">{m.lending__no_license()}</Badge>;
  return (
    <ul className="grid gap-1">
      {licenses.map(({ jurisdiction, number, state, expiresOn }) => (
        <li key={`${jurisdiction} ${number}`} className="flex flex-wrap items-center gap-2">
          {jurisdiction} {number}
          <Badge tone={licenseTones[state]}>{licenseWords[state]()}</Badge>
          {state !== 'valid' && expiresOn && <span className="text-12 text-soft">{day(expiresOn)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Notices({ noticesDue }: TeamMember) {
  if (noticesDue.length === 0) return <span className="text-soft">–</span>;
  return (
    <ul className="grid gap-1">
      {noticesDue.map((clock) => (
        <li key={`${clock.kind} ${clock.on}`} className={clock.daysLeft < 0 ? 'text-danger' : undefined}>
          {clockWords[clock.kind]()}: {daysWords(clock)}
        </li>
      ))}
    </ul>
  );
}
