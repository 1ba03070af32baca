import type { ChecklistProfile } from '@lintel/server/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sendProfile } from '../calls.ts';
import { checklistQuery, documentsKey } from '../queries.ts';
import { employments, loansOf, placesOf } from './facts.ts';

/** Four facts that decide which papers are asked for. None of them is about who one is. */
export function ProfileForm({ profile, onDone }: { profile: ChecklistProfile; onDone: () => void }) {
  const client = useQueryClient();
  const [facts, setFacts] = useState(profile);
  const saving = useMutation({
    mutationFn: () => sendProfile(facts),
    onSuccess(checklist) {
      client.setQueryData(checklistQuery.queryKey, checklist);
      void client.invalidateQueries({ queryKey: documentsKey });
      onDone();
    },
  });
  const country = facts.country;
  const chosen = (value: string) => (value === '' ? null : value) as never;
  return (
    <form
      aria-label="Which papers do I need?"
      className="grid gap-4 rounded-control bg-sunk p-4"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <Choice
        legend="Where will you buy?"
        value={country ?? 'unknown'}
        options={[
          { value: 'US', label: 'USA' },
          { value: 'CA', label: 'Canada' },
          { value: 'unknown', label: 'Not sure yet' },
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
            label={country === 'US' ? 'State' : 'Province or territory'}
            options={placesOf(country)}
            value={facts.stateOrProvince ?? ''}
            onChange={({ target }) => setFacts({ ...facts, stateOrProvince: chosen(target.value) })}
          />
          <Select
            label="How will you pay?"
            options={loansOf(country)}
            value={facts.loanType ?? ''}
            onChange={({ target }) => setFacts({ ...facts, loanType: chosen(target.value) })}
          />
          <Select
            label="Where does your income come from?"
            options={employments}
            value={facts.employment ?? ''}
            onChange={({ target }) => setFacts({ ...facts, employment: chosen(target.value) })}
          />
        </div>
      )}
      {saving.isError && <Notice tone="danger">The list could not be changed. Please try again.</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={saving.isPending}>
          Show my list
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** "Texas, FHA loan, self-employed"; undefined where nothing was said. */
export function factsInWords({ country, stateOrProvince, loanType, employment }: ChecklistProfile): string | undefined {
  if (!country) return undefined;
  const named = (options: readonly { value: string; label: string }[], value: string | null) =>
    value === null ? undefined : options.find((option) => option.value === value)?.label;
  const place = named(placesOf(country), stateOrProvince) ?? (country === 'US' ? 'USA' : 'Canada');
  return [place, named(loansOf(country), loanType), named(employments, employment)].filter(Boolean).join(', ');
}
