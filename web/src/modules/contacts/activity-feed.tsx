import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../api/live.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayHere, moment } from '../../ui/time/moment.ts';
import { activityMarks, activityTitle } from './activity-words.ts';
import { contactsKey, type LeadActivity, leadActivitiesQuery } from './calls.ts';
import { crmPath } from './paths.ts';

const filters = {
  all: () => true,
  contacts: ({ kind }) =>
    ['call', 'email', 'text', 'homes_sent', 'home_opened', 'home_liked', 'home_dismissed'].includes(kind),
  pipeline: ({ kind }) => ['created', 'status', 'assigned'].includes(kind),
  notes: ({ kind }) => ['note', 'task', 'consent'].includes(kind),
} as const satisfies Record<string, (each: LeadActivity) => boolean>;

/** The latest activity of all contacts, by day. */
export function ActivityFeed() {
  useLive('notifications', contactsKey);
  const { data, error, refetch } = useQuery(leadActivitiesQuery);
  const [filter, setFilter] = useState<keyof typeof filters>('all');
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_activity()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  if (data.length === 0)
    return (
      <EmptyState
        title={m.contacts__no_activity_yet()}
        actions={<LinkButton href={crmPath({ add: true })}>{m.contacts__new_lead()}</LinkButton>}
      >
        {m.contacts__no_activity_yet_about()}
      </EmptyState>
    );
  const days = Map.groupBy(data.filter(filters[filter]), ({ at }) => dayHere(at));
  return (
    <>
      <Choice
        quiet
        legend={m.contacts__show()}
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'all', label: m.contacts__everything() },
          { value: 'contacts', label: m.contacts__calls_and_messages() },
          { value: 'pipeline', label: m.contacts__pipeline() },
          { value: 'notes', label: m.contacts__notes_and_tasks() },
        ]}
      />
      {days.size === 0 && <p className="py-6 text-soft">{m.contacts__nothing_of_this_kind()}</p>}
      {[...days].map(([day, activities]) => (
        <section key={day} aria-label={day}>
          <h3 className="border-b border-line pb-1 text-14 font-semibold text-soft">{day}</h3>
          <ul>
            {activities.map((each) => (
              <Line key={each.id} activity={each} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Line({ activity }: { activity: LeadActivity }) {
  const Mark = activityMarks[activity.kind];
  return (
    <li className="flex gap-3 border-b border-line py-2">
      <Mark aria-hidden size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="text-14">
          <AppLink stay href={crmPath({ lead: activity.contactId })} className="font-medium hover:underline">
            {activity.endUserName}
          </AppLink>{' '}
          <span className="text-soft">{activityTitle(activity)}</span>
        </p>
        {activity.text && activity.kind !== 'task' && <p className="line-clamp-2 text-14">{activity.text}</p>}
      </div>
      <time dateTime={activity.at} className="shrink-0 text-12 text-soft tabular-nums">
        {moment(activity.at).split(', ').at(-1)}
      </time>
    </li>
  );
}
