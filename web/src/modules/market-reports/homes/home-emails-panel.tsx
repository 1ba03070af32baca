import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { money, month } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { addHomeEmail, type HomeEmail, homeEmailsQuery, removeHomeEmail } from '../calls.ts';

/** The person's homes with a monthly estimate, below the saved areas. */
export function HomeEmailsPanel() {
  const { data, error, isFetching, refetch } = useQuery(homeEmailsQuery);
  const { act } = useAction({ refetch: [homeEmailsQuery.queryKey] });
  const remove = ({ id, street, city, state, postalCode, facts }: HomeEmail) =>
    act(() => removeHomeEmail(id), {
      title: m.market_reports__home_removed({ home: street }),
      undo: () => act(() => addHomeEmail({ street, city, state, postalCode, facts })),
    });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-2">
        <h2 className="text-22">{m.market_reports__home_emails()}</h2>
        <p className="text-14 text-soft">{m.market_reports__home_emails_lead()}</p>
      </div>
      <div className="max-w-140">
        {!data && error && (
          <ErrorState
            what={m.market_reports__we_couldnt_load_your_homes()}
            error={error}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-24" />}
        {data?.length === 0 && (
          <p className="text-soft">
            {m.market_reports__no_home_emails()}{' '}
            <AppLink href="/home-value" className="link">
              {m.market_reports__get_a_home_estimate()}
            </AppLink>
          </p>
        )}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {data.map((home) => (
              <li key={home.id} className="flex items-center justify-between gap-3 py-2">
                <span className="grid">
                  <span className="font-medium">{[home.street, home.city, home.state].join(', ')}</span>
                  <span className="text-14 text-soft">{lastOf(home)}</span>
                </span>
                <Button
                  kind="quiet"
                  size="icon"
                  aria-label={m.market_reports__remove_home({ home: home.street })}
                  onClick={() => void remove(home)}
                >
                  <Trash2 aria-hidden size={16} strokeWidth={1.5} />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function lastOf({ last }: HomeEmail): string {
  if (!last) return m.market_reports__first_estimate_next_month();
  const of = month(last.month);
  if (last.outcome === 'off') return m.market_reports__estimate_off({ month: of });
  return last.estimate === null || last.currency === null
    ? m.market_reports__estimate_none({ month: of })
    : m.market_reports__estimate_sent({ month: of, estimate: money(last.estimate, last.currency) });
}
