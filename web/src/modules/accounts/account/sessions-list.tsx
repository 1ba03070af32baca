import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { profileQuery, sessionsQuery } from './calls.ts';
import { momentIn } from './moment-in.ts';

export function SessionsList({ timeZone }: { timeZone: string | null }) {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [confirming, setConfirming] = useState(false);
  const [ending, setEnding] = useState<number>();
  const { act, pending } = useAction({ refetch: [profileQuery.queryKey] });
  const end = (id: number) => {
    setEnding(id);
    void act(() => callApi((api) => api.accounts.endSession({ id })), { title: m.accounts__session_ended() });
  };
  const endOthers = () => {
    setConfirming(false);
    void act(() => callApi((api) => api.accounts.endOtherSessions()), {
      title: m.accounts__youre_signed_out_everywhere_else(),
    });
  };
  if (!data)
    return error ? (
      <ErrorState
        what={m.accounts__we_couldnt_load_your_sessions()}
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
                {device} {current && <Badge tone="good">{m.accounts__this_device()}</Badge>}
              </p>
              <p className="text-14 text-soft">
                {address && `${address} · `}
                {m.accounts__signed_in_last_used({
                  signedInAt: momentIn(signedInAt, timeZone),
                  lastUsedAt: momentIn(lastUsedAt, timeZone),
                })}
              </p>
            </div>
            {!current && (
              <Button
                kind="secondary"
                size="sm"
                aria-label={m.accounts__end_session_on_signed_in({
                  device,
                  signedInAt: momentIn(signedInAt, timeZone),
                })}
                pending={pending && ending === id}
                onClick={() => end(id)}
              >
                {m.accounts__end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div>
          <Button kind="secondary" onClick={() => setConfirming(true)}>
            {m.accounts__sign_out_everywhere_else()}
          </Button>
        </div>
      ) : (
        <p className="text-14 text-soft">{m.accounts__you_arent_signed_in_anywhere()}</p>
      )}
      <Dialog
        title={m.accounts__sign_out_everywhere_else()}
        open={confirming}
        onOpenChange={setConfirming}
        cancel
        footer={<Button onClick={endOthers}>{m.accounts__sign_out_everywhere_else()}</Button>}
      >
        <p>
          {others.length === 1
            ? m.accounts__your_other_session_ends()
            : m.accounts__your_other_sessions_end({ value: others.length })}{' '}
          {m.accounts__right_away_you_stay_signed()}
        </p>
      </Dialog>
    </>
  );
}
