import { m } from '@lintel/messages';
import type { PushDevice } from '@lintel/server/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { addPushDevice, pushQuery, pushStateQuery, removePushDevice } from '../calls.ts';
import { Part } from '../part.tsx';
import { type PushState, subscribe, unsubscribe } from './browser-push.ts';

/** Push notifications about new leads: for this browser, and the list of the person's other devices. */
export function PushPart() {
  const { data, error, isFetching, refetch } = useQuery(pushQuery);
  return (
    <Part title={m.notifications__push_title()} lead={m.notifications__push_about()}>
      {!data && error && (
        <ErrorState
          what={m.notifications__push_load_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data && <Devices publicKey={data.publicKey} devices={data.devices} />}
    </Part>
  );
}

function Devices({ publicKey, devices }: { publicKey: string; devices: PushDevice[] }) {
  const current = devices.find(({ isCurrent }) => isCurrent);
  const { data: state } = useQuery(pushStateQuery(current?.id ?? null));
  const others = devices.filter(({ id }) => id !== current?.id || state !== 'on');
  return (
    <>
      {state ? <ThisDevice state={state} publicKey={publicKey} current={current} /> : <Skeleton className="h-11" />}
      {others.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-medium">{m.notifications__push_other_devices()}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {others.map((device) => (
              <OtherDevice key={device.id} device={device} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function ThisDevice(props: { state: PushState; publicKey: string; current: PushDevice | undefined }) {
  const { state, publicKey, current } = props;
  const [problem, setProblem] = useState<'blocked' | 'failed'>();
  const { run, pending } = usePush();
  if (state === 'unsupported') return <Notice tone="info">{m.notifications__push_unsupported()}</Notice>;
  if (state === 'on')
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="good">{m.notifications__push_on_here()}</Notice>
        <Button
          kind="secondary"
          pending={pending}
          onClick={() =>
            void run(async () => {
              await unsubscribe();
              return removePushDevice(current!.id);
            })
          }
        >
          {m.notifications__push_turn_off()}
        </Button>
      </div>
    );
  const turnOn = () =>
    run(async () => {
      const subscription = await subscribe(publicKey);
      setProblem(typeof subscription === 'string' ? subscription : undefined);
      return typeof subscription === 'string' ? undefined : addPushDevice(subscription);
    }, m.notifications__push_turned_on());
  return (
    <div className="grid justify-items-start gap-3">
      <div role="status">
        {(problem === 'blocked' || state === 'blocked') && (
          <Notice tone="warning">{m.notifications__push_blocked()}</Notice>
        )}
        {problem === 'failed' && <Notice tone="danger">{m.notifications__push_service_failed()}</Notice>}
      </div>
      <Button pending={pending} onClick={() => void turnOn()}>
        {m.notifications__push_turn_on()}
      </Button>
    </div>
  );
}

function OtherDevice({ device: { id, name, addedAt } }: { device: PushDevice }) {
  const { run, pending } = usePush();
  return (
    <li className="flex items-center gap-3 py-2">
      <Smartphone aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p>{name}</p>
        <p className="text-14 text-soft">{m.notifications__push_added({ at: dayHere(addedAt) })}</p>
      </div>
      <Button
        kind="quiet"
        pending={pending}
        aria-label={m.notifications__push_remove_name({ name })}
        onClick={() => void run(() => removePushDevice(id), m.notifications__push_removed({ name }))}
      >
        {m.notifications__push_remove()}
      </Button>
    </li>
  );
}

type Devices = Awaited<ReturnType<typeof removePushDevice>>;

/** Runs an action that returns the devices, or nothing when the person did not allow notifications. */
function usePush() {
  const client = useQueryClient();
  const { act, pending } = useAction({ failed: m.notifications__push_failed() });
  const run = (change: () => Promise<Devices | undefined>, title?: string) =>
    act(
      async () => {
        const devices = await change();
        if (devices) client.setQueryData(pushQuery.queryKey, devices);
        await client.invalidateQueries({ queryKey: pushStateQuery(null).queryKey.slice(0, 1) });
        return devices;
      },
      (devices) => (devices && title ? { title } : undefined),
    );
  return { run, pending };
}
