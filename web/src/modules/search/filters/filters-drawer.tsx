import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { viewQuery } from '../queries.ts';
import { factAsRead, isAdded } from '../reading/chip-edits.ts';
import type { SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { CanBuyFilter } from './can-buy-filter.tsx';
import { readFilterForm } from './filter-edits.ts';
import { FilterGroupSection } from './filter-group.tsx';
import { filterGroups } from './filter-groups.ts';
import { groupsFor } from './filter-search.ts';
import { ShowResoFields } from './reso-fields.tsx';

interface FiltersDrawerProps {
  title: string;
  state: SearchState;
  reading: NlpResult | undefined;
  onClose: () => void;
}

/** All filters as a form on a draft of the search, with the number of homes the draft finds. */
export default function FiltersDrawer({ title, state, reading, onClose }: FiltersDrawerProps) {
  const goTo = useGoTo();
  const [draft, setDraft] = useState(state);
  const [filterText, setFilterText] = useState('');
  const [showReso, setShowReso] = useState(false);
  const { data, isFetching, isPlaceholderData, isError, refetch } = useQuery(viewQuery(draft));
  const counts = data?.facets;
  const asRead = (reading?.chips ?? []).filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  const form = readFilterForm(asRead, draft);
  const groups = groupsFor(filterText);
  const apply = () => {
    onClose();
    goTo(draft);
  };

  return (
    <Drawer
      title={title}
      open
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          {/* Shows the former draft's count, dimmed, until the new one is loaded. */}
          <Button onClick={apply} pending={isFetching && !counts}>
            {counts ? (
              <span className={isPlaceholderData ? 'opacity-60' : undefined}>
                {m.search__show({ total: m.count__homes({ count: counts.total }) })}
              </span>
            ) : (
              m.search__show_homes()
            )}
          </Button>
          <Button kind="quiet" onClick={() => setDraft(withoutFilters(state))}>
            {state.q ? m.search__clear_changes() : m.search__clear_all()}
          </Button>
        </>
      }
    >
      <ShowResoFields value={showReso}>
        <form
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <p role="status" aria-busy={isPlaceholderData} className="sr-only">
            {counts && m.count__homes({ count: counts.total })}
          </p>
          {isError && !counts && (
            <p role="alert" className="text-14 text-danger">
              {m.search__we_couldnt_count_the_homes()}{' '}
              <button type="button" className="link" onClick={() => void refetch()}>
                {m.search__try_again_2()}
              </button>
            </p>
          )}
          <Field
            quiet
            type="search"
            label={m.search__find_a_filter()}
            placeholder={m.search__find_a_filter_garage_hoa()}
            value={filterText}
            onChange={(event) => setFilterText(event.target.value)}
            // Enter searches for a filter; it must not submit the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {groups === filterGroups && <CanBuyFilter draft={draft} onChange={setDraft} />}
          {groups.map((group) => (
            <FilterGroupSection
              key={group.title}
              group={group}
              draft={draft}
              asRead={asRead}
              form={form}
              counts={counts}
              whole={groups !== filterGroups}
              onChange={setDraft}
            />
          ))}
          {groups.length === 0 && <p className="text-14 text-soft">{m.search__no_filter_has_this_name()}</p>}
          <Checkbox
            label={m.search__show_the_reso_fields_for()}
            checked={showReso}
            onChange={() => setShowReso(!showReso)}
          />
          <button type="submit" className="sr-only">
            {m.search__show_homes()}
          </button>
        </form>
      </ShowResoFields>
    </Drawer>
  );
}

/** The sentence, order and view without any filter. */
const withoutFilters = ({ q, sort, view, tab }: SearchState): SearchState => ({
  ...(q && { q }),
  ...(sort && { sort }),
  ...(view && { view }),
  ...(tab && { tab }),
});
