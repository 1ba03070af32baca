import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { alertsKey, type Search, searchesQuery } from '../../modules/alerts/calls.ts';
import { savedSearchPath } from '../../modules/alerts/paths.ts';
import { HomePicture, homeName } from '../../modules/listings/index.ts';
import { goneName, priceMove, statusWords } from '../../modules/saving/homes/saved-words.ts';
import { savedHomePath, savedPath, savedSearchesPath } from '../../modules/saving/paths.ts';
import { type SavedHome, savedKey, savedPageQuery } from '../../modules/saving/queries.ts';
import { hyperSearchPath } from '../../modules/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { money } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Number of homes and searches shown. */
const SHOWN = 3;

/** A buyer's latest saved homes with price changes, and saved searches with new matches. */
export function SavedCard() {
  useLive('saved', savedKey);
  useLive('alerts', alertsKey);
  return (
    <section
      aria-label={m.buyer_dashboard__saved_homes_and_searches()}
      className="lintel grid grid-cols-[minmax(0,1fr)] content-start gap-8 p-4 md:grid-cols-2 md:p-6"
    >
      <Homes />
      <Searches />
    </section>
  );
}

function Homes() {
  const { data, error, refetch } = useQuery(savedPageQuery({}));
  return (
    <div className="grid content-start gap-3">
      <Head title={m.buyer_dashboard__saved_homes()} count={data?.saved} href={savedPath} />
      {error && !data && (
        <ErrorState
          what={m.buyer_dashboard__we_couldnt_load_your_saved()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Waiting />}
      {data?.items.length === 0 && (
        <p className="text-14 text-soft">
          {m.buyer_dashboard__none_yet_press_the_heart()}{' '}
          <AppLink href={hyperSearchPath} className="link">
            {m.buyer_dashboard__search_homes()}
          </AppLink>
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-2">
          {data.items.slice(0, SHOWN).map((home) => (
            <Home key={home.id} home={home} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Home({ home }: { home: SavedHome }) {
  const { property, priceNow, currency, statusNow } = home;
  const move = priceMove(home);
  return (
    <li>
      <AppLink href={savedHomePath(home.id)} className="group flex gap-3 rounded-control p-1 hover:bg-sunk">
        <span aria-hidden className="w-20 shrink-0 self-start overflow-hidden rounded-control">
          <HomePicture photo={property?.photo ?? null} />
        </span>
        <span className="min-w-0 text-14">
          <span className="block font-semibold tabular-nums">
            {money(priceNow, currency)}
            {statusNow !== 'active' && <span className="font-normal text-soft"> · {statusWords[statusNow]}</span>}
          </span>
          <span className="line-clamp-2 group-hover:underline">{property ? homeName(property) : goneName(home)}</span>
          {move && <span className={move.down ? 'block text-accent' : 'block text-soft'}>{move.text}</span>}
        </span>
      </AppLink>
    </li>
  );
}

function Searches() {
  const { data, error, refetch } = useQuery(searchesQuery);
  return (
    <div className="grid content-start gap-3">
      <Head title={m.buyer_dashboard__saved_searches()} count={data?.searches.length} href={savedSearchesPath} />
      {error && !data && (
        <ErrorState
          what={m.buyer_dashboard__we_couldnt_load_your_saved_2()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Waiting />}
      {data?.searches.length === 0 && (
        <p className="text-14 text-soft">
          {m.buyer_dashboard__none_yet_save_a_search()}{' '}
          <AppLink href={hyperSearchPath} className="link">
            {m.buyer_dashboard__search_in_your_own_words()}
          </AppLink>
        </p>
      )}
      {data && data.searches.length > 0 && (
        <ul className="grid gap-2">
          {data.searches.slice(0, SHOWN).map((search) => (
            <SearchLine key={search.id} search={search} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SearchLine({ search: { id, name, newMatches, matchesNow, paused } }: { search: Search }) {
  return (
    <li>
      <AppLink
        href={savedSearchPath(id)}
        className="group flex items-start justify-between gap-3 rounded-control p-1 text-14 hover:bg-sunk"
      >
        <span className="min-w-0">
          <span className="line-clamp-2 font-medium group-hover:underline">{name}</span>
          <span className="block text-soft tabular-nums">
            {m.count__homes_match_now({ count: matchesNow })}
            {paused && m.buyer_dashboard__paused()}
          </span>
        </span>
        {newMatches > 0 && <Badge tone="accent">{m.buyer_dashboard__new({ newMatches })}</Badge>}
      </AppLink>
    </li>
  );
}

function Head({ title, count, href }: { title: string; count: number | undefined; href: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h2 className="text-22">
        {title}
        {count ? <span className="font-sans text-16 font-normal text-soft tabular-nums"> {count}</span> : null}
      </h2>
      <AppLink
        href={href}
        className="link text-14"
        aria-label={m.buyer_dashboard__view_all({ name: title.toLowerCase() })}
      >
        {m.buyer_dashboard__view_all_2()}
      </AppLink>
    </div>
  );
}

const Waiting = () => (
  <div className="grid gap-3">
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} className="h-14" />
    ))}
  </div>
);
