import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/fields/field.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { type Confirmation, useAction } from '../../ui/hooks/use-action.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type ChangedPreferences, changePreferences, type NotificationPreferences, preferencesQuery } from './calls.ts';
import { Part } from './part.tsx';
import { PushPart } from './push/push-part.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { ZoneNotice } from './zone-notice.tsx';

/** Notification preferences for the app and for email, and with `push` for new leads on a phone; each choice is saved at once. */
export function NotificationPreferencesPanel({ push = false }: { push?: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery);
  const { change, pending } = useChange();
  if (!data && error)
    return (
      <ErrorState
        what={m.notifications__we_couldnt_load_your_preferences()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-96" />;
  return (
    <>
      <Part title={m.notifications__what_we_notify_you_about()} lead={m.notifications__in_the_app_youll_find()}>
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
          {data.kinds.map((each) => (
            <Kind key={each.kind} chosen={each} onChange={(kinds) => void change({ kinds: [kinds] })} />
          ))}
        </ul>
      </Part>
      {push && <PushPart />}
      <Part title={m.notifications__quiet_hours()} lead={m.notifications__we_dont_send_email_during()}>
        <ZoneNotice timeZone={data.timeZone} />
        <QuietHoursForm
          key={JSON.stringify(data.quietHours)}
          hours={data.quietHours}
          pending={pending}
          onChange={(quietHours) => void change({ quietHours }, { title: m.notifications__quiet_hours_saved() })}
        />
      </Part>
    </>
  );
}

type Chosen = NotificationPreferences['kinds'][number];

const mailsOf = (isMonthly: boolean) => [
  { value: 'now', label: isMonthly ? m.notifications__once_a_month() : m.notifications__right_away() },
  ...(isMonthly ? [] : [{ value: 'daily', label: m.notifications__once_a_day() }]),
  { value: 'off', label: m.notifications__no_email() },
];

function Kind(props: { chosen: Chosen; onChange: (kind: Pick<Chosen, 'kind' | 'inApp' | 'mail'>) => void }) {
  const { kind, label, inApp, mail, mailSetAt, always, isMonthly } = props.chosen;
  const change = (next: { inApp?: boolean; mail?: Chosen['mail'] }) => props.onChange({ kind, inApp, mail, ...next });
  return (
    <li className="grid grid-cols-2 items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_8rem_10rem]">
      <span className="col-span-2 grid sm:col-span-1">
        <span className="font-medium">{label}</span>
        {always && <span className="text-14 text-soft">{always}</span>}
      </span>
      <Switch
        label={m.notifications__in_the_app({ label })}
        on={inApp}
        words={{ on: m.notifications__in_the_app_2(), off: m.notifications__not_in_the_app() }}
        onChange={(on) => change({ inApp: on })}
      />
      {mailSetAt ? (
        <AppLink href={mailSetAt} className="text-14 text-primary underline">
          {m.notifications__set_email_for_each_search()}
        </AppLink>
      ) : (
        <Select
          label={m.notifications__by_email({ label })}
          quiet
          options={mailsOf(isMonthly)}
          value={isMonthly && mail === 'daily' ? 'now' : mail}
          onChange={(event) => change({ mail: event.target.value as Chosen['mail'] })}
        />
      )}
    </li>
  );
}

/** Shows a choice at once, and reverts it if the server rejects it. */
function useChange() {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery;
  const { act, pending } = useAction({ failed: m.notifications__we_couldnt_save_your_choice() });
  const change = (changed: ChangedPreferences, done?: Confirmation) =>
    act(async () => client.setQueryData(queryKey, await changePreferences(changed)), done, {
      queryKey,
      update: (before: NotificationPreferences) => ({
        ...before,
        kinds: before.kinds.map((each) => ({ ...each, ...changed.kinds?.find(({ kind }) => kind === each.kind) })),
      }),
    });
  return { change, pending };
}
