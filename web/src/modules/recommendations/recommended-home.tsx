import { m } from '@lintel/messages';
import { streetLine } from '@lintel/server/listings/address';
import { matchScoreMeaning } from '@lintel/server/recommendations';
import { cx } from 'class-variance-authority';
import type { ElementType } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { area, decimal, money } from '../../ui/format.ts';
import { propertyPath } from '../listings/paths.ts';
import { SaveHeart } from '../saving/index.ts';
import type { Recommendation } from './calls.ts';
import { FeedbackButtons } from './feedback-buttons.tsx';
import { recommendationsPath } from './paths.ts';

/** A recommended home: picture, price, facts, score and reasons. */
export function RecommendedHome({ home, heading: Heading }: { home: Recommendation; heading: ElementType }) {
  const name = home.address ?? m.recommendations__a_home_in({ city: home.city });
  return (
    <li className="lintel relative flex flex-col overflow-hidden">
      <div className="aspect-4/3 border-b border-line bg-sunk">
        {home.imageUrl && (
          <img
            src={home.imageUrl}
            alt={home.imageAlt}
            loading="lazy"
            className={cx('size-full object-cover', home.illustration && 'illustration')}
          />
        )}
      </div>
      <div className="absolute top-2 right-2">
        <SaveHeart id={home.id} name={name} back={recommendationsPath} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="grid gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-2">
            <span className="text-22 font-semibold tabular-nums">{money(home.price, home.currency)}</span>
            <span className="text-14 font-medium text-primary tabular-nums" title={matchScoreMeaning()}>
              {m.recommendations__match({ matchScore: home.matchScore })}
            </span>
          </p>
          <p className="text-14 text-soft">{factsOf(home)}</p>
          <Heading className="font-sans text-16 font-medium">
            <AppLink href={propertyPath(home.id)} className="link">
              {streetLine(home)}
            </AppLink>
          </Heading>
          <p className="text-14 text-soft">
            {home.city}, {home.state}
          </p>
        </div>
        <p className="text-14">{home.reasoning}</p>
        <Reasons home={home} />
        <div className="mt-auto border-t border-line pt-3">
          <FeedbackButtons home={home} name={name} />
        </div>
      </div>
    </li>
  );
}

const factsOf = ({ bedrooms, bathrooms, squareFeet, currency }: Recommendation): string =>
  [
    bedrooms !== null && m.recommendations__bd({ bedrooms }),
    bathrooms !== null && m.recommendations__ba({ bathrooms: decimal(bathrooms) }),
    squareFeet !== null && area(squareFeet, currency === 'CAD' ? 'CA' : 'US'),
  ]
    .filter(Boolean)
    .join(' · ');

/** All reasons with their points, collapsed. */
function Reasons({ home }: { home: Recommendation }) {
  if (home.reasons.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="link inline-flex min-h-8 items-center">
        {m.recommendations__why({ matchScore: home.matchScore })}
      </summary>
      <ul className="grid gap-1 py-2">
        {home.reasons.map(({ text, points }) => (
          <li key={text} className="flex justify-between gap-4">
            <span>{text}</span>
            <span className="shrink-0 text-soft tabular-nums">{m.recommendations__points({ points })}</span>
          </li>
        ))}
      </ul>
      <p className="text-12 text-soft">{matchScoreMeaning()}</p>
    </details>
  );
}
