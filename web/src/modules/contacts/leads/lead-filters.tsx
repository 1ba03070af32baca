import { m } from '@lintel/messages';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import type { ChangeCrm, CrmState } from '../crm-state.ts';
import { optionsOf, sourceLabels, statusLabels, urgencyLabels } from '../labels.ts';

/**
 * Search and filters of the leads. They are in the URL, so a list can be saved or sent. On phones a button shows the
 * filters, so that the leads start on the first screen.
 */
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
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || [state.status, state.urgency, state.source].some(Boolean);
  const any = (label: string) => [{ value: '', label }];
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 max-md:w-full md:flex md:flex-wrap">
      <legend className="sr-only">{m.contacts__filters()}</legend>
      <div className="flex gap-2 max-md:col-span-2 md:w-64">
        <div className="min-w-0 flex-1">
          <Field
            quiet
            type="search"
            label={m.contacts__search_leads()}
            placeholder={m.contacts__name_email_phone_or_tag()}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button
          kind="secondary"
          size="icon"
          className="size-11 md:hidden"
          aria-label={m.contacts__filters()}
          aria-expanded={isShown}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} />
        </Button>
      </div>
      <div className={isShown ? 'contents' : 'contents max-md:hidden'}>
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
      </div>
    </fieldset>
  );
}
