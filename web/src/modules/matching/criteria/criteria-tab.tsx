import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { criteriaQuery } from '../calls.ts';
import { SpreadDrawing } from '../cards/spread-drawing.tsx';
import { formulaPath } from '../paths.ts';
import { weightWords } from '../words.ts';
import { criterionNames, inOrder } from './criterion-names.ts';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Each criterion with its definition, data, weight and distribution in the network. */
export function CriteriaTab() {
  const { data, error, refetch } = useQuery(criteriaQuery);
  if (error)
    return (
      <ErrorState what={m.matching__we_couldnt_load_the_criteria()} error={error} onRetry={() => void refetch()} />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-measure text-soft">
        {data
          ? m.matching__we_calculate_criteria_from_records({
              count: data.count,
              asOf: day(data.asOf),
              formulaVersion: data.formulaVersion,
            })
          : ''}
        {m.matching__the_weights_come_from_past()}{' '}
        <AppLink href={formulaPath} className="link">
          {m.matching__read_the_formula_in_plain()}
        </AppLink>
      </p>
      <ol className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {!data && six.map((each) => <Skeleton key={each} className="h-72" />)}
        {data &&
          inOrder(data.criteria, ({ id }) => id).map((one, at) => (
            <li key={one.id} className="lintel grid content-start gap-3 p-4">
              <h3 className="flex gap-3 text-18">
                <span aria-hidden className="text-soft tabular-nums">
                  {at + 1}
                </span>
                {criterionNames[one.id]}
              </h3>
              <p>{one.definition}</p>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
                <dt className="text-soft">{m.matching__data()}</dt>
                <dd>{one.data}</dd>
                <dt className="text-soft">{m.matching__weight()}</dt>
                <dd className="tabular-nums">
                  {m.matching__for_agents_for_mortgage_agents({
                    real_estate: weightWords(one.weight.real_estate),
                    mortgage: weightWords(one.weight.mortgage),
                  })}
                </dd>
              </dl>
              {one.spread ? (
                <SpreadDrawing name={criterionNames[one.id]} spread={one.spread} />
              ) : (
                <p className="text-14 text-soft">
                  {one.ofTheSearch
                    ? m.matching__this_depends_on_your_search()
                    : m.matching__there_arent_enough_records_to()}
                </p>
              )}
            </li>
          ))}
      </ol>
    </div>
  );
}
