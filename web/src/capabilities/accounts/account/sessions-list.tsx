import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ask } from '../../../wire/client.ts';
import { sessionsQuery, useDeed } from './calls.ts';
import { momentIn } from './moment-in.ts';

export function SessionsList({ timeZone }: { timeZone: string | null }) {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const end = useDeed((id: number) => ask((api) => api.accounts.endSession({ id })), 'Session ended');
  const endOthers = useDeed(() => ask((api) => api.accounts.endOtherSessions()), 'All other sessions ended');
  if (!data)
    return error ? (
      <ErrorState
        what="Your sessions could not be loaded"
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-24" />
    );
  const others = data.sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className="grid gap-3">
        {data.sessions.map(({ id, device, address, lastUsedAt, signedInAt, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {device} {current && <Badge tone="good">This device</Badge>}
              </p>
              <p className="text-14 text-soft">
                {address && `${address} · `}
                {`signed in ${momentIn(signedInAt, timeZone)} · last used ${momentIn(lastUsedAt, timeZone)}`}
              </p>
            </div>
            {!current && (
              <Button
                kind="secondary"
                size="sm"
                aria-label={`End the session on ${device}, signed in ${momentIn(signedInAt, timeZone)}`}
                pending={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <Button kind="secondary" onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        </div>
      ) : (
        <p className="text-14 text-soft">You are signed in nowhere else.</p>
      )}
      <Dialog
        title="Sign out everywhere else"
        open={asking}
        onOpenChange={setAsking}
        footer={
          <>
            <Button
              onClick={() => {
                endOthers.mutate();
                setAsking(false);
              }}
            >
              Sign out everywhere else
            </Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <p>
          {others.length === 1 ? 'The other session ends' : `The ${others.length} other sessions end`} at once. You stay
          signed in on this device.
        </p>
      </Dialog>
    </>
  );
}
