import { m } from '@lintel/messages';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import type { ChangeCrm, CrmState } from '../crm-state.ts';
import { optionsOf, sourceLabels, statusLabels, urgencyLabels } from '../labels.ts';

/**
 * Search and filters of the leads. They are in the URL, so a list can be saved or sent. On phones a button shows the
 * filters, so that the leads start on the first screen.
 */
export function LeadFilters({ state, onChange }: { state: CrmState; onChange: ChangeCrm }) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || [state.status, state.urgency, state.source].some(Boolean);
  const any = (label: string) => [{ value: '', label }];
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-2 max-md:w-full md:flex md:flex-wrap">
      <legend className="sr-only">{m.contacts__filters()}</legend>
      <div className="flex gap-2 max-md:col-span-2 md:w-64">
        <div className="min-w-0 flex-1">
          <SearchField
            label={m.contacts__search_leads()}
            placeholder={m.contacts__name_email_phone_or_tag()}
            value={state.q ?? ''}
            onSearch={(q) => onChange({ q: q || undefined, page: undefined })}
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
