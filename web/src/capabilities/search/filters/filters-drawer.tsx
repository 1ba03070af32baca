import { type Feature, type Field as FieldName, features, type HomeType, homeTypes } from '@lintel/hypersearch/facts';
import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Field } from '../../../ui/field.tsx';
import { counted, whole } from '../../../ui/format.ts';
import { typeNames } from '../../listings/index.ts';
import { factAsRead, isAdded } from '../chip-edits.ts';
import { facetsQuery } from '../queries.ts';
import { readSearchState, type SearchState, type Status, statuses } from '../search-state.ts';
import { statusLabels } from '../side-filter-chips.tsx';
import { useGoTo } from '../use-search.ts';
import { BoundsField } from './bounds-field.tsx';
import { FeatureWants } from './feature-wants.tsx';
import { readFilterForm, setBounds, setTypes, setWant } from './filter-edits.ts';
import { PriceHistogram } from './price-histogram.tsx';

const roomFields: readonly FieldName[] = ['beds', 'baths'];
const moreFields: readonly FieldName[] = [
  'payment',
  'sqft',
  'lot',
  'year',
  'hoa',
  'school',
  'walk',
  'dom',
  'garage',
  'stories',
];

interface FiltersDrawerProps {
  state: SearchState;
  reading: NlpResult | undefined;
  onClose: () => void;
}

/** All filters as a form on a draft of the search, with counts of what the draft would find. */
export default function FiltersDrawer({ state, reading, onClose }: FiltersDrawerProps) {
  const goTo = useGoTo();
  const [draft, setDraft] = useState(state);
  const facets = useQuery(facetsQuery(draft));
  const asRead = (reading?.chips ?? []).filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  const form = readFilterForm(asRead, draft);
  const counts = facets.data;

  const bounds = (field: FieldName) => (
    <BoundsField
      key={field}
      field={field}
      bounds={form.bounds[field]}
      onChange={(next) => setDraft(setBounds(draft, asRead, field, next))}
    />
  );
  const toggleType = (type: HomeType) => {
    const types = new Set(form.types);
    if (!types.delete(type)) types.add(type);
    setDraft(setTypes(draft, asRead, types));
  };
  const chosenStatuses = draft.status ?? ['active'];
  const isLastStatus = (status: Status) => chosenStatuses.length === 1 && chosenStatuses.includes(status);
  const toggleStatus = (status: Status) => {
    const chosen = new Set(chosenStatuses);
    if (!chosen.delete(status)) chosen.add(status);
    const { status: _, after: __, ...rest } = draft;
    setDraft(readSearchState({ ...rest, status: statuses.filter((name) => chosen.has(name)) }));
  };
  const apply = () => {
    onClose();
    goTo(draft);
  };

  return (
    <Drawer
      title="Advanced Filters"
      open
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button onClick={apply} pending={facets.isFetching && !counts}>
            {counts ? `Show ${counted(counts.total, 'home', 'homes')}` : 'Show homes'}
          </Button>
          <Button kind="quiet" onClick={() => setDraft(state.q ? { q: state.q } : {})}>
            Clear changes
          </Button>
        </>
      }
    >
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <p role="status" className="sr-only">
          {counts && counted(counts.total, 'home', 'homes')}
        </p>
        <div className="grid gap-2">
          {counts && <PriceHistogram {...counts.price} bounds={form.bounds.price} />}
          {bounds('price')}
        </div>
        {roomFields.map(bounds)}
        <fieldset>
          <legend className="mb-1 text-14 font-medium">Type of home</legend>
          {homeTypes.map((type) => (
            <Checkbox
              key={type}
              label={typeNames[type]}
              checked={form.types.has(type)}
              onChange={() => toggleType(type)}
            >
              <Count of={counts?.types[type]} />
            </Checkbox>
          ))}
        </fieldset>
        <FeatureWants
          features={features}
          wants={form.wants}
          counts={counts?.features ?? {}}
          onChange={(feature: Feature, want) => setDraft(setWant(draft, asRead, feature, want))}
        />
        {moreFields.map(bounds)}
        <fieldset>
          <legend className="mb-1 text-14 font-medium">Status</legend>
          {statuses.map((status) => (
            <Checkbox
              key={status}
              label={statusLabels[status]}
              checked={chosenStatuses.includes(status)}
              disabled={isLastStatus(status)}
              onChange={() => toggleStatus(status)}
            >
              {isLastStatus(status) && <span className="text-soft">one is needed</span>}
            </Checkbox>
          ))}
        </fieldset>
        <Field
          label="Words in the description or address"
          value={draft.text ?? ''}
          maxLength={200}
          onChange={(event) => setDraft({ ...draft, text: event.target.value, after: [] })}
        />
        <button type="submit" className="sr-only">
          Show homes
        </button>
      </form>
    </Drawer>
  );
}

const Count = ({ of: count }: { of: number | undefined }) => (
  <span className="text-soft tabular-nums">{count === undefined ? '' : whole(count)}</span>
);
