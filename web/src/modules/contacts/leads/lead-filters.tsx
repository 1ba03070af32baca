import { m } from '@lintel/messages';
import { useEffect, useState } from 'react';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import type { ChangeCrm, CrmState } from '../crm-state.ts';
import { optionsOf, sourceLabels, statusLabels, urgencyLabels } from '../labels.ts';

/** Search and filters of the leads. They are in the URL, so a list can be saved or sent. */
export function LeadFilters({ state, onChange }: { state: CrmState; onChange: ChangeCrm }) {
  const [typed, setTyped] = useState(state.q ?? '');
  const search = useDebounced(typed.trim(), 250);
  const [last, setLast] = useState(state.q ?? '');
  // A smart list replaces the search of the field.
  if ((state.q ?? '') !== last) {
    setLast(state.q ?? '');
    setTyped(state.q ?? '');
  }
  useEffect(() => {
    if (search !== typed.trim() || search === (state.q ?? '')) return;
    setLast(search);
    onChange({ q: search || undefined, page: undefined });
  }, [search, typed, state.q, onChange]);
  const any = (label: string) => [{ value: '', label }];
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 md:flex md:flex-wrap">
      <legend className="sr-only">{m.contacts__filters()}</legend>
      <div className="max-md:col-span-2 md:w-64">
        <Field
          quiet
          type="search"
          label={m.contacts__search_leads()}
          placeholder={m.contacts__name_email_phone_or_tag()}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {state.view !== 'board' && (
        <Select
          quiet
          label={m.contacts__status()}
          value={state.status ?? ''}
          options={[...any(m.contacts__all_statuses()), ...optionsOf(statusLabels)]}
          onChange={({ target }) =>
            onChange({ status: (target.value || undefined) as CrmState['status'], page: undefined })
          }
        />
      )}
      <Select
        quiet
        label={m.contacts__urgency()}
        value={state.urgency ?? ''}
        options={[...any(m.contacts__any_urgency()), ...optionsOf(urgencyLabels)]}
        onChange={({ target }) =>
          onChange({ urgency: (target.value || undefined) as CrmState['urgency'], page: undefined })
        }
      />
      <Select
        quiet
        label={m.contacts__source()}
        value={state.source ?? ''}
        options={[...any(m.contacts__all_sources()), ...optionsOf(sourceLabels)]}
        onChange={({ target }) =>
          onChange({ source: (target.value || undefined) as CrmState['source'], page: undefined })
        }
      />
    </fieldset>
  );
}
