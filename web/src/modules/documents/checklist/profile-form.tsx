import { m } from '@lintel/messages';
import type { ChecklistProfile } from '@lintel/server/documents';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { sendProfile } from '../calls.ts';
import { checklistQuery, documentsKey } from '../queries.ts';
import { employments, loansOf, placesOf } from './facts.ts';

/** Four facts that decide which documents are required. None of them is a protected characteristic. */
export function ProfileForm({ profile, onDone }: { profile: ChecklistProfile; onDone: () => void }) {
  const client = useQueryClient();
  const [facts, setFacts] = useState(profile);
  const { act, pending, error } = useAction({ refetch: [documentsKey], failed: null });
  const save = () =>
    act(async () => {
      client.setQueryData(checklistQuery.queryKey, await sendProfile(facts));
      onDone();
    });
  const country = facts.country;
  const chosen = (value: string) => (value === '' ? null : value) as never;
  return (
    <form
      aria-label={m.documents__which_documents_do_i_need()}
      className="grid gap-4 rounded-control bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Choice
        legend={m.documents__where_will_you_buy()}
        value={country ?? 'unknown'}
        options={[
          { value: 'US', label: 'USA' },
          { value: 'CA', label: 'Canada' },
          { value: 'unknown', label: m.documents__not_sure_yet() },
        ]}
        onChange={(value) =>
          setFacts({
            country: value === 'unknown' ? null : (value as 'US' | 'CA'),
            stateOrProvince: null,
            loanType: null,
            employment: facts.employment,
          })
        }
      />
      {country && (
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={country === 'US' ? m.documents__state() : m.documents__province_or_territory()}
            options={placesOf(country)}
            value={facts.stateOrProvince ?? ''}
            onChange={({ target }) => setFacts({ ...facts, stateOrProvince: chosen(target.value) })}
          />
          <Select
            label={m.documents__how_will_you_pay()}
            options={loansOf(country)}
            value={facts.loanType ?? ''}
            onChange={({ target }) => setFacts({ ...facts, loanType: chosen(target.value) })}
          />
          <Select
            label={m.documents__where_does_your_income_come()}
            options={employments}
            value={facts.employment ?? ''}
            onChange={({ target }) => setFacts({ ...facts, employment: chosen(target.value) })}
          />
        </div>
      )}
      {error && <Notice tone="danger">{m.documents__we_couldnt_change_your_list()}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {m.documents__show_my_list()}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {m.documents__cancel()}
        </Button>
      </div>
    </form>
  );
}

/** Formats "Texas, FHA loan, self-employed"; undefined when no fact is known. */
export function factsInWords({ country, stateOrProvince, loanType, employment }: ChecklistProfile): string | undefined {
  if (!country) return undefined;
  const named = (options: readonly { value: string; label: string }[], value: string | null) =>
    value === null ? undefined : options.find((option) => option.value === value)?.label;
  const place = named(placesOf(country), stateOrProvince) ?? (country === 'US' ? 'USA' : 'Canada');
  return [place, named(loansOf(country), loanType), named(employments, employment)].filter(Boolean).join(', ');
}
