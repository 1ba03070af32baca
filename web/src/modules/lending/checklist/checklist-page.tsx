import { m } from '@lintel/messages';
import type { Country } from '@lintel/mortgage';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { employments, loansOf } from '../../documents/index.ts';
import { CountryChoice } from '../tools/place-fields.tsx';
import { ToolPage } from '../tools/tool-page.tsx';

export interface Typed {
  country: Country;
  loanType: string;
  employment: string;
}

const known = (value: unknown, options: readonly { value: string }[]): string =>
  options.some((option) => option.value === value) ? String(value) : '';

export function readTyped({ country, loanType, employment }: Record<string, unknown>): Typed {
  const place = country === 'CA' ? 'CA' : 'US';
  return { country: place, loanType: known(loanType, loansOf(place)), employment: known(employment, employments) };
}

export const searchOf = ({ country, loanType, employment }: Typed): Record<string, string> => ({
  ...(country === 'CA' && { country }),
  ...(loanType && { loanType }),
  ...(employment && { employment }),
});

/** The documents that lenders usually require, by country, loan and work, each with its source. */
export function ChecklistPage({ typed, onTyped }: { typed: Typed; onTyped: (typed: Typed) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['usual-checklist', typed],
    queryFn: () => callApi((api) => api.documents.usualChecklist({ country: 'US', ...searchOf(typed) })),
    placeholderData: (before) => before,
  });
  return (
    <ToolPage title={m.lending__document_checklist()}>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        <CountryChoice value={typed.country} onChange={(country) => onTyped({ ...typed, country, loanType: '' })} />
        <Select
          label={m.lending__loan()}
          value={typed.loanType}
          options={loansOf(typed.country)}
          onChange={({ target }) => onTyped({ ...typed, loanType: target.value })}
        />
        <Select
          label={m.lending__work()}
          value={typed.employment}
          options={employments}
          onChange={({ target }) => onTyped({ ...typed, employment: target.value })}
        />
      </div>
      {error && (
        <ErrorState what={m.lending__could_not_load_checklist()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-192" />}
      <ul className="grid max-w-measure">
        {data?.map(({ id, name, description, required, from }) => (
          <li key={id} className="flex gap-3 border-b border-line py-3">
            <span aria-hidden className="mt-1 hidden size-4 shrink-0 rounded-control border border-ink print:block" />
            <div className="grid gap-1">
              <h2 className="flex flex-wrap items-center gap-2 font-sans text-16 font-semibold tracking-normal">
                {name}
                <Badge tone={required ? 'primary' : 'plain'}>
                  {required ? m.lending__required() : m.lending__if_it_applies()}
                </Badge>
              </h2>
              <p className="text-14">{description}</p>
              <p className="text-12 text-soft">{from}</p>
            </div>
          </li>
        ))}
      </ul>
    </ToolPage>
  );
}
