import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { type NotifiedRole, notificationKinds } from '@lintel/server/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Select } from '../../ui/fields/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { byDay } from './by-day.ts';
import { inboxQuery, type NotificationKind, type Shown, useMark } from './calls.ts';
import { NotificationLine } from './notification-line.tsx';
import { notificationPreferencesPath, notificationsOf } from './paths.ts';

const which = [
  {
    value: 'all',
    get label() {
      return m.notifications__all();
    },
  },
  {
    value: 'unread',
    get label() {
      return m.notifications__unread();
    },
  },
] as const;

/** Notification kinds of a role, with the labels of the preferences. */
const kindsOf = (role: NotifiedRole) => [
  { value: '', label: m.notifications__everything() },
  ...Object.entries(notificationKinds)
    .filter(([, { roles }]) => (roles as readonly string[]).includes(role))
    .map(([value, { label }]) => ({ value, label })),
];

/** All notifications, newest first. */
export function InboxPage({ role, shown }: { role: NotifiedRole; shown: Shown }) {
  const navigate = useNavigate();
  const inbox = useInfiniteQuery(inboxQuery(shown));
  const { markAll, pending } = useMark();
  const pages = inbox.data?.pages ?? [];
  const all = pages.flatMap((page) => page.notifications);
  const unread = pages[0]?.unread ?? 0;
  const show = (next: Partial<Shown>) => {
    const { unread, kind } = { ...shown, ...next };
    void navigate({
      href: notificationsOf({ ...(unread ? { unread: true } : {}), ...(kind ? { kind } : {}) }),
      resetScroll: false,
    });
  };
  return (
    <div className="page grid max-w-240 grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-28">{m.notifications__notifications()}</h1>
          {inbox.data && (
            <p className="text-soft tabular-nums">
              {unread === 0 ? m.notifications__youre_all_caught_up() : m.notifications__unread_2({ unread })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {unread > 0 && all[0] && (
            <Button kind="secondary" pending={pending} onClick={() => void markAll(all[0]!.id)}>
              {m.notifications__mark_all_as_read()}
            </Button>
          )}
          <LinkButton kind="quiet" href={notificationPreferencesPath}>
            {m.notifications__preferences()}
          </LinkButton>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Choice
          legend={m.notifications__show()}
          quiet
          options={which}
          value={shown.unread ? 'unread' : 'all'}
          onChange={(value) => show({ unread: value === 'unread' })}
        />
        <div className="w-full max-w-80">
          <Select
            label={m.notifications__about()}
            quiet
            options={kindsOf(role)}
            value={shown.kind ?? ''}
            onChange={(event) => show({ kind: (event.target.value || undefined) as NotificationKind | undefined })}
          />
        </div>
      </div>
      {!inbox.data && inbox.error && (
        <ErrorState
          what={m.notifications__we_couldnt_load_your_notifications_2()}
          error={inbox.error}
          pending={inbox.isFetching}
          onRetry={() => void inbox.refetch()}
        />
      )}
      {!inbox.data && !inbox.error && <Skeleton className="h-96" />}
      {inbox.data && all.length === 0 && (
        <Nothing role={role} shown={shown} onAll={() => show({ unread: false, kind: undefined })} />
      )}
      {byDay(all).map(({ day, label, entries }) => (
        <section key={day} aria-label={label} className="lintel grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
          <h2 className="px-2 text-18">{label}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
            {entries.map((notification) => (
              <li key={notification.id} className="py-1">
                <NotificationLine notification={notification} marking />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {inbox.hasNextPage && (
        <div>
          <Button kind="secondary" pending={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
            {m.notifications__show_older()}
          </Button>
        </div>
      )}
    </div>
  );
}

const nothingYet: Record<NotifiedRole, string> = texts({
  end_user: m.notifications__youll_see_updates_on_your,
  agent: m.notifications__youll_see_requests_messages_and,
  reseller: m.notifications__youll_see_updates_on_your_2,
  wholesaler: m.notifications__youll_see_licenses_to_verify,
});

function Nothing({ role, shown, onAll }: { role: NotifiedRole; shown: Shown; onAll: () => void }) {
  const some = shown.unread || shown.kind !== undefined;
  return (
    <EmptyState
      title={some ? m.notifications__nothing_here() : m.notifications__nothing_yet()}
      actions={
        some && (
          <Button kind="secondary" onClick={onAll}>
            {m.notifications__show_everything()}
          </Button>
        )
      }
    >
      {some ? m.notifications__no_notifications_match_what_you() : nothingYet[role]}
    </EmptyState>
  );
}
