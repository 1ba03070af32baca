import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../../api/live.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { messageToClient } from '../../messages/paths.ts';
import { type ApplicationRow, applicationsQuery, lendingKey } from '../calls.ts';
import { applicationPath } from '../paths.ts';
import { ToolPage } from '../tools/tool-page.tsx';
import { statusTones, statusWords } from '../words.ts';

const closed = ['rejected', 'withdrawn'];

/**
 * The clients of a mortgage agent with what each sees of their loan, and the conversation with them. Clients who open
 * the same address come to their own applications.
 */
export function PortalPage() {
  useLive('lending', lendingKey);
  const { data, error, refetch } = useQuery(applicationsQuery);
  const open = data?.filter(({ status }) => !closed.includes(status));
  return (
    <ToolPage title={m.lending__tool_portal()}>
      <p className="max-w-measure text-soft">{m.lending__portal_text()}</p>
      {error ? (
        <ErrorState what={m.lending__could_not_load()} error={error} onRetry={() => void refetch()} />
      ) : !open ? (
        <Skeleton className="h-64" />
      ) : open.length === 0 ? (
        <EmptyState
          title={m.lending__no_applications()}
          actions={
            <LinkButton href="/mortgage-agent-dashboard?tab=clients">{m.lending__start_with_a_client()}</LinkButton>
          }
        >
          {m.lending__no_applications_text()}
        </EmptyState>
      ) : (
        <ul className="grid">
          {open.map((row) => (
            <Client key={row.id} row={row} />
          ))}
        </ul>
      )}
    </ToolPage>
  );
}

function Client({ row }: { row: ApplicationRow }) {
  const { id, buyerId, applicantName, propertyAddress, status, openConditions } = row;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <AppLink href={applicationPath(id)} className="grid min-w-0 hover:underline">
        <span className="font-medium">{applicantName}</span>
        <span className="truncate text-14 text-soft">{propertyAddress ?? m.lending__no_home_yet()}</span>
      </AppLink>
      <span className="flex flex-wrap items-center gap-3 text-14">
        <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
        <span>
          {openConditions > 0
            ? m.lending__needed_from_client({ count: openConditions })
            : m.lending__nothing_needed_from_client()}
        </span>
        <span data-print="no">
          <LinkButton kind="secondary" size="sm" href={messageToClient(buyerId)}>
            {m.lending__message_client()}
          </LinkButton>
        </span>
      </span>
    </li>
  );
}
