import { m } from '@lintel/messages';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ChangeCrm } from '../crm-state.ts';

/** States that no lead matches, or offers to add the first one. */
export function NoLeads({ isFiltered, onChange }: { isFiltered: boolean; onChange: ChangeCrm }) {
  if (isFiltered)
    return (
      <EmptyState
        title={m.contacts__no_leads_match()}
        actions={
          <Button
            kind="secondary"
            onClick={() =>
              onChange({
                ...{ q: undefined, status: undefined, urgency: undefined },
                ...{ source: undefined, tag: undefined, page: undefined },
              })
            }
          >
            {m.contacts__clear_filters()}
          </Button>
        }
      >
        {m.contacts__no_leads_match_about()}
      </EmptyState>
    );
  return (
    <EmptyState
      title={m.contacts__no_leads_yet()}
      actions={<Button onClick={() => onChange({ add: true })}>{m.contacts__add_first_lead()}</Button>}
    >
      {m.contacts__no_leads_yet_about()}
    </EmptyState>
  );
}
