import { m } from '@lintel/messages';
import { calendarProblems, type BusyCalendar as State } from '@lintel/server/appointments';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Failure, reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { moment } from '../../../ui/time/moment.ts';
import { busyCalendarQuery } from '../calls.ts';

/** Another calendar whose busy times are kept free, with its last reading and every failure since. */
export function BusyCalendar() {
  const { data } = useQuery(busyCalendarQuery);
  const { act, pending } = useAction({ refetch: [busyCalendarQuery.queryKey] });
  const readNow = () => act(() => callApi((api) => api.appointments.readBusyCalendar()));
  const disconnect = () =>
    act(
      () => callApi((api) => api.appointments.disconnectBusyCalendar()),
      () => ({ title: m.appointments__calendar_disconnected() }),
    );
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-18">{m.appointments__busy_times()}</h3>
      <p>{m.appointments__we_keep_your_busy_times_free()}</p>
      {data?.host ? (
        <>
          <Health calendar={data} />
          <p className="flex flex-wrap gap-2">
            <Button kind="secondary" pending={pending} onClick={() => void readNow()}>
              {m.appointments__read_now()}
            </Button>
            <Button kind="quiet" pending={pending} onClick={() => void disconnect()}>
              {m.appointments__disconnect()}
            </Button>
          </p>
        </>
      ) : (
        <Connect />
      )}
    </section>
  );
}

function Connect() {
  const { act, pending, error } = useAction({ refetch: [busyCalendarQuery.queryKey], failed: null });
  const [kind, setKind] = useState<'ical' | 'caldav'>('ical');
  const [address, setAddress] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const isAccount = kind === 'caldav';
  const connect = (event: FormEvent) => {
    event.preventDefault();
    const account = isAccount ? { account: { username, password } } : {};
    void act(
      () => callApi((api) => api.appointments.connectBusyCalendar({ address, ...account })),
      ({ times }) => ({ title: m.appointments__calendar_connected({ count: times }) }),
    );
  };
  const bad = error instanceof Failure ? error.fields[0] : undefined;
  const isPasswordWrong = isAccount && bad?.field === 'account.password';
  const reason = error ? (bad?.rule ?? reasonOf(error)) : undefined;
  return (
    <form onSubmit={connect} className="grid gap-3">
      <Choice
        legend={m.appointments__kind_of_calendar()}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'ical', label: m.appointments__by_ical_address() },
          { value: 'caldav', label: m.appointments__by_caldav() },
        ]}
      />
      <Field
        label={isAccount ? m.appointments__caldav_server() : m.appointments__calendar_address()}
        help={isAccount ? m.appointments__caldav_server_help() : m.appointments__the_secret_ical_address()}
        inputMode="url"
        autoComplete="off"
        required
        value={address}
        error={isPasswordWrong ? undefined : reason}
        onChange={({ target }) => setAddress(target.value)}
      />
      {isAccount && (
        <>
          <Field
            label={m.appointments__caldav_username()}
            autoComplete="off"
            required
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
          <Field
            label={m.appointments__app_password()}
            help={m.appointments__app_password_help()}
            type="password"
            autoComplete="off"
            required
            value={password}
            error={isPasswordWrong ? reason : undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
        </>
      )}
      <p>
        <Button kind="secondary" type="submit" pending={pending}>
          {m.appointments__connect()}
        </Button>
      </p>
    </form>
  );
}

function Health({ calendar: { host, readAt, failures, times } }: { calendar: State }) {
  const isFailing = failures[0] !== undefined && (readAt === null || failures[0].at > readAt);
  return (
    <div className="grid gap-1">
      <p>
        <strong>{host}</strong> · {m.appointments__busy_times_ahead({ count: times })}
      </p>
      <p className={isFailing ? 'text-danger' : 'text-soft'} role="status">
        {readAt ? m.appointments__last_read({ at: moment(readAt) }) : m.appointments__never_read()}
      </p>
      {failures.length > 0 && (
        <details className="text-14">
          <summary className="link">{m.appointments__failed_readings({ count: failures.length })}</summary>
          <ul className="grid gap-1 pt-2">
            {failures.map(({ at, problem }) => (
              <li key={at}>
                {moment(at)}: {calendarProblems[problem]()}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
