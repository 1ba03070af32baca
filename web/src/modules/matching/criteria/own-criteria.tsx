import { m } from '@lintel/messages';
import type { OwnRanking } from '@lintel/server/matching';
import { whole } from '../../../ui/format.ts';
import { IntervalBar } from '../cards/interval-bar.tsx';
import { criteria as allCriteria } from '../choice-values.ts';
import { ordinal, weightWords } from '../words.ts';
import { criterionNames, inOrder } from './criterion-names.ts';

const criteriaInAll = allCriteria.length;

type Own = (typeof OwnRanking)['_output']['criteria'];

/**
 * Normal distribution function of a score, as 0 to 100 (Abramowitz and Stegun 7.1.26); gives the ends of an interval.
 */
function below(score: number): number {
  const x = Math.abs(score) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const share = 1 - (tail * Math.exp(-x * x)) / 2;
  return 100 * (score < 0 ? 1 - share : share);
}

/**
 * The professional's result for each criterion: percentile, certainty, number of records, weight, and how to improve
 * it.
 */
export function OwnCriteria({ criteria }: { criteria: Own }) {
  return (
    <section aria-labelledby="own-criteria" className="grid gap-4">
      <h2 id="own-criteria" className="text-22">
        {m.matching__your_criteria()}
      </h2>
      {criteria.length < criteriaInAll && (
        <p className="max-w-measure text-14 text-soft">
          {m.matching__the_other_depend_on_each({ criteriaInAll: criteriaInAll - criteria.length })}
        </p>
      )}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {inOrder(criteria, ({ id }) => id).map(({ id, score, low, high, n, percentile, weight, help }) => (
          <li key={id} className="grid content-start gap-2 border-t border-line py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-sans text-16 font-medium tracking-normal">{criterionNames[id]}</h3>
              <p className="text-14 tabular-nums">
                <span className="font-medium">{m.matching__percentile_3({ percentile: ordinal(percentile) })}</span>{' '}
                <span className="text-soft">
                  {m.matching__records_weight({ n: whole(n), weight: weightWords(weight) })}
                </span>
              </p>
            </div>
            <IntervalBar
              value={percentile}
              low={Math.min(percentile, below(low))}
              high={Math.max(percentile, below(high))}
            />
            <p className="sr-only">
              {m.matching__score_80_likely_between_and({
                number: score.toFixed(1),
                number2: low.toFixed(1),
                number22: high.toFixed(1),
              })}
            </p>
            <p className="text-14 text-soft">{help}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
