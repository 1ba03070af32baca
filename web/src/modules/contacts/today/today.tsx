import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLive } from '../../../api/live.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Channel, claimableQuery, contactsKey, type Need, nowQuery } from '../calls.ts';
import { crmPath } from '../paths.ts';
import { Claimable } from './claimable.tsx';
import { LogDialog } from './log-dialog.tsx';
import { NeedRow } from './need-row.tsx';

const groups = {
  all: () => true,
  people: ({ kind }) => ['request', 'reply', 'appointment', 'new_lead', 'activity', 'follow_up'].includes(kind),
  tasks: ({ kind }) => ['task', 'feedback', 'document', 'license'].includes(kind),
} as const satisfies Record<string, (need: Need) => boolean>;

/** The people to contact now and the reasons, with one tap for each step. */
export function Today() {
  useLive('notifications', contactsKey);
  useLive('professionals', contactsKey);
  useLive('messages', contactsKey);
  const now = useNow();
  const { data, error, refetch, isFetching } = useQuery(nowQuery);
  const claimable = useQuery(claimableQuery);
  const [group, setGroup] = useState<keyof typeof groups>('all');
  const [logged, setLogged] = useState<{ id: number; name: string; channel: Channel }>();
  if (error)
    return (
      <ErrorState
        what={m.contacts__we_couldnt_load_today()}
        error={error}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  // The leads to claim are above the list and would push it down.
  if (!data || claimable.isPending) return <Skeleton className="h-dvh lg:h-96" />;
  const shown = data.needs.filter(groups[group]);
  const countOf = (key: keyof typeof groups) => data.needs.filter(groups[key]).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Claimable now={now} />
      {data.total === 0 ? (
        <AllDone />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Choice
              quiet
              legend={m.contacts__show()}
              value={group}
              onChange={setGroup}
              options={[
                { value: 'all', label: m.contacts__all_count({ count: data.total }) },
                { value: 'people', label: m.contacts__people_count({ count: countOf('people') }) },
                { value: 'tasks', label: m.contacts__to_do_count({ count: countOf('tasks') }) },
              ]}
            />
            <LinkButton kind="quiet" size="sm" href={crmPath()}>
              {m.contacts__all_contacts()}
            </LinkButton>
          </div>
          <ul aria-label={m.contacts__today()} className="border-t border-line">
            {shown.map((need) => (
              <NeedRow
                key={`${need.kind} ${need.subjectId}`}
                need={need}
                now={now}
                onReach={({ contact }, channel) =>
                  contact && setLogged({ id: contact.id, name: contact.name, channel })
                }
              />
            ))}
          </ul>
          {data.total > data.needs.length && (
            <p className="text-14 text-soft">
              {m.contacts__more_after_these({ count: data.total - data.needs.length })}
            </p>
          )}
        </>
      )}
      {logged && <LogDialog {...logged} onClose={() => setLogged(undefined)} />}
    </div>
  );
}

function AllDone() {
  return (
    <div className="lintel grid justify-items-start gap-3 p-6">
      <p className="flex items-center gap-2 font-display text-22 font-semibold">
        <CircleCheck aria-hidden size={24} strokeWidth={1.5} className="text-good" /> {m.contacts__all_done()}
      </p>
      <p className="max-w-measure text-soft">{m.contacts__all_done_about()}</p>
      <LinkButton kind="secondary" href={crmPath()}>
        {m.contacts__all_contacts()}
      </LinkButton>
    </div>
  );
}

/** The time, renewed every half minute, so that clocks run. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
