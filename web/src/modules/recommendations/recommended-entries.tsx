import { m } from '@lintel/messages';
import { streetLine } from '@lintel/server/listings/address';
import { likedNeeded } from '@lintel/server/recommendations';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useLive } from '../../api/live.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { money } from '../../ui/format.ts';
import { propertyPath } from '../listings/paths.ts';
import { SaveHeart } from '../saving/index.ts';
import { hyperSearchPath } from '../search/paths.ts';
import { type Recommendation, recommendationsKey, recommendationsQuery } from './calls.ts';
import { recommendationsPath } from './paths.ts';

const shown = 2;

/** Returns list items for the two best recommended homes and a link to all, or for the homes still to be saved. */
export function useRecommendedEntries(): readonly ReactNode[] {
  useLive('saved', recommendationsKey);
  const { data, error, refetch } = useQuery(recommendationsQuery());
  if (error && !data)
    return [
      <li key="recommendations" className="py-3">
        <ErrorState
          what={m.recommendations__we_couldnt_load_your_recommendations()}
          error={error}
          onRetry={() => void refetch()}
        />
      </li>,
    ];
  if (!data) return [];
  const missing = likedNeeded - data.liked;
  if (data.homes.length > 0)
    return [
      ...data.homes.slice(0, shown).map((home) => <HomeEntry key={`home-${home.id}`} home={home} />),
      <LinkEntry
        key="recommendations"
        href={recommendationsPath}
        text={m.recommendations__view_all_recommended_homes()}
      />,
    ];
  // The next steps already suggest saving homes to a person without any.
  if (data.liked === 0 || missing <= 0) return [];
  const text = m.recommendations__save_to_get_recommendations({ missing: m.count__more_homes({ count: missing }) });
  return [<LinkEntry key="recommendations" href={hyperSearchPath} text={text} />];
}

function HomeEntry({ home }: { home: Recommendation }) {
  const name = home.address ?? m.recommendations__a_home_in({ city: home.city });
  return (
    <li className="flex items-center gap-2">
      <AppLink
        href={propertyPath(home.id)}
        className="group flex min-w-0 flex-1 items-center gap-4 rounded-control py-3 hover:bg-sunk max-[23rem]:gap-2"
      >
        <span className="aspect-4/3 w-20 shrink-0 max-[23rem]:w-14 overflow-hidden rounded-control bg-sunk">
          {home.imageUrl && (
            <img
              src={home.imageUrl}
              alt=""
              loading="lazy"
              className={cx('size-full object-cover', home.illustration && 'illustration')}
            />
          )}
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-medium group-hover:underline">
            {m.recommendations__a_home_for_you({ street: streetLine(home), city: home.city })}
          </span>
          <span className="text-14 tabular-nums">
            {money(home.price, home.currency)} · {m.recommendations__match({ matchScore: home.matchScore })}
          </span>
          <span className="line-clamp-2 text-14 text-soft">{home.reasoning}</span>
        </span>
      </AppLink>
      <SaveHeart id={home.id} name={name} back={recommendationsPath} />
    </li>
  );
}

const LinkEntry = ({ href, text }: { href: string; text: string }) => (
  <li className="py-3">
    <AppLink href={href} className="link">
      {text}
    </AppLink>
  </li>
);
