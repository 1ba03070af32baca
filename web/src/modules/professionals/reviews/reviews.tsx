import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day, decimal, whole } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Paging } from '../../../ui/table/paging.tsx';
import type { Me } from '../../accounts/index.ts';
import { type Review, type ReviewChance, type ReviewSummary, reviewsQuery } from './calls.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { StarLine } from './star-line.tsx';

const eventWords = texts({ toured: m.professionals__a_showing, closed: m.professionals__a_closing });

/** Reviews by verified clients; readers who can write one get a button. */
export function Reviews({ of, me }: { of: { id: number; firstName: string }; me: Pick<Me, 'can'> }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(reviewsQuery(of.id, page));
  const [writing, setWriting] = useState<{ chance: ReviewChance } | { review: Review }>();
  return (
    <section aria-labelledby="reviews" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="reviews" className="scroll-mt-4 text-22">
        {m.professionals__reviews()}
      </h2>
      {error && (
        <ErrorState
          what={m.professionals__we_couldnt_load_the_reviews()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.chances.map((chance) => (
        <div
          key={`${chance.event} ${chance.eventId}`}
          className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-primary-tint px-4 py-3"
        >
          <p className="text-14">
            {m.professionals__you_had_with_on_you({
              eventWords: eventWords[chance.event],
              firstName: of.firstName,
              happenedOn: day(chance.happenedOn),
              until: day(chance.until),
            })}
          </p>
          <Button size="sm" onClick={() => setWriting({ chance })}>
            {m.professionals__write_a_review()}
          </Button>
        </div>
      ))}
      {data && data.total === 0 && (
        <p className="max-w-measure text-soft">
          {m.professionals__no_reviews_yet_only_people({ firstName: of.firstName })}
        </p>
      )}
      {data && data.total > 0 && (
        <>
          <Summary summary={data.summary} />
          <ul className="grid gap-4">
            {data.reviews.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                of={of}
                against={me.can.removeReviews ? 'remove' : review.mine ? undefined : 'report'}
                onEdit={() => setWriting({ review })}
              />
            ))}
          </ul>
          <Paging
            label={m.professionals__review_pages()}
            page={page}
            pageSize={10}
            total={data.total}
            onPage={setPage}
          />
        </>
      )}
      {writing && <ReviewDialog of={of} what={writing} onClose={() => setWriting(undefined)} />}
    </section>
  );
}

const nbsp = '\u00a0';
const fiveDown = [5, 4, 3, 2, 1];

/** The mean, the mean shrunk toward the prior, and the distribution of stars. */
function Summary({ summary }: { summary: ReviewSummary }) {
  const { n, mean, shrunkMean, prior, counts } = summary;
  const most = Math.max(1, ...counts);
  return (
    <div className="grid gap-6 border-y border-line py-4 sm:grid-cols-[auto_minmax(0,20rem)] sm:gap-12">
      <div className="grid content-start gap-1">
        <p className="font-display text-36 leading-none font-semibold tabular-nums">
          {mean === null ? m.professionals__not_enough_data() : mean.toFixed(1)}
        </p>
        {mean !== null && <StarLine rating={mean} />}
        <p className="text-14 text-soft">{m.count__verified_reviews({ count: n })}</p>
        {shrunkMean !== null && prior.mean !== null && (
          <p className="max-w-60 text-12 text-soft">
            {m.professionals__a_few_reviews_say_little({
              weight: decimal(prior.weight),
              number: shrunkMean.toFixed(2),
              number2: prior.mean.toFixed(2),
              nbsp,
              nbsp2: nbsp,
              n: whole(prior.n),
            })}
          </p>
        )}
      </div>
      <ul aria-label={m.professionals__number_of_reviews_by_star()} className="grid content-start gap-1 text-14">
        {fiveDown.map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars} className="grid grid-cols-[3.5rem_minmax(0,1fr)_2rem] items-center gap-2 tabular-nums">
              <span>{stars === 1 ? m.professionals__1_star() : m.professionals__stars({ stars })}</span>
              <svg
                aria-hidden
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="h-2 w-full rounded-chip bg-sunk"
              >
                <rect width={(100 * count) / most} height={1} className="fill-primary" />
              </svg>
              <span className="text-right text-soft">{whole(count)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
