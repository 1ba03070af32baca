import { m } from '@lintel/messages';
import type { AuditLine } from '@lintel/server/administration';
import { AppLink } from '../../../ui/app-link.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { dashboardPath } from '../dashboard-state.ts';

export function AuditLines({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <div className="lintel p-4">
      <DataTable
        cards
        quietCaption
        caption={m.network__audit_log()}
        rows={lines}
        keyOf={({ id }) => id}
        columns={[
          { head: m.network__line(), numeric: true, cell: ({ id }) => id },
          { head: m.network__when(), cell: ({ at }) => <span className="whitespace-nowrap">{moment(at)}</span> },
          { head: m.network__by(), cell: ({ actorName }) => actorName },
          { head: m.network__action(), cell: ({ action }) => <span className="whitespace-nowrap">{action}</span> },
          {
            head: m.network__object(),
            cell: ({ object }) => (
              <AppLink stay className="link whitespace-nowrap" href={dashboardPath({ tab: 'audit', object })}>
                {object}
              </AppLink>
            ),
          },
          { head: m.network__details(), cell: ({ details }) => <Details details={details} /> },
        ]}
      />
    </div>
  );
}

/** Details of an audit entry as name-value pairs. */
function Details({ details }: Pick<AuditLine, 'details'>) {
  const known = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <ul className="min-w-48 text-12 text-soft">
      {known.map(([name, value]) => (
        <li key={name} className="wrap-anywhere">
          {name}: {typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)}
        </li>
      ))}
    </ul>
  );
}
