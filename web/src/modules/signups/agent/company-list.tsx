import { m } from '@lintel/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { priceLine } from './agent-price.tsx';
import { companiesQuery, type OpenCompany, placeOf } from './company-queries.ts';

/** Searches companies that accept agents; each result has its location and price. */
export function CompanyList(props: {
  id: string;
  error: string | undefined;
  control: (element: HTMLElement | null) => void;
  search: string;
  onSearch: (search: string) => void;
  onChoose: (company: number) => void;
}) {
  const search = useDebounced(props.search.trim(), 400);
  const query = useInfiniteQuery(companiesQuery(search));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query;
  const found = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  return (
    <div className="grid min-w-0 gap-3">
      <Field
        id={props.id}
        ref={props.control}
        type="search"
        label={m.network__company_name_or_city()}
        help={m.network__we_list_companies_with_a()}
        error={props.error}
        value={props.search}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => props.onSearch(event.target.value)}
        // The search runs automatically; Enter would submit the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-14 text-soft">
        {data && !error && countText(total, found.length, search)}
        {!data && isFetching && m.network__searching_companies()}
      </p>
      {error ? (
        <Notice tone="warning" title={m.network__we_couldnt_load_the_companies()}>
          <p className="mb-2">{m.network__what_you_entered_is_still()}</p>
          <Button kind="secondary" size="sm" pending={isFetching} onClick={() => void query.refetch()}>
            {m.network__try_again()}
          </Button>
        </Notice>
      ) : (
        !data && <Skeleton className="h-48" />
      )}
      {found.length > 0 && !error && (
        <section
          aria-label={m.network__companies_found()}
          className="max-h-96 overflow-y-auto rounded-control border border-line"
        >
          <ul className="divide-y divide-line">
            {found.map((company) => (
              <Company key={company.id} company={company} onChoose={props.onChoose} />
            ))}
          </ul>
          {hasNextPage && (
            <div className="border-t border-line p-3">
              <Button
                kind="secondary"
                size="sm"
                pending={isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {m.network__show_more_companies()}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
}

function Company({ company, onChoose }: { company: OpenCompany; onChoose: (company: number) => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3 text-14">
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5 wrap-anywhere">
        <p className="font-medium">{company.companyName}</p>
        <p className="text-soft">{placeOf(company)}</p>
        <p>{priceLine(company)}</p>
      </div>
      <Button kind="secondary" size="sm" onClick={() => onChoose(company.id)}>
        {m.network__choose()} <span className="sr-only">{company.companyName}</span>
      </Button>
    </li>
  );
}

function countText(total: number, shown: number, search: string): string {
  if (total === 0)
    return search ? m.network__no_matching_companies_try_fewer() : m.network__no_companies_are_accepting_agents();
  const all = m.count__companies({ count: total });
  return shown < total ? m.network__showing_the_first({ all, shown }) : all;
}
