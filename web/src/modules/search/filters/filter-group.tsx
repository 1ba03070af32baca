import { homeTypes } from '@lintel/hypersearch/facts';
import { statusReso, typeReso } from '@lintel/hypersearch/filters';
import { m } from '@lintel/messages';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { whole } from '../../../ui/format.ts';
import { typeNames } from '../../listings/index.ts';
import type { fetchView } from '../calls.ts';
import { statusLabels } from '../reading/side-filter-chips.tsx';
import { type SearchState, statuses } from '../search-state.ts';
import { BoundFilter } from './bound-filter.tsx';
import { chosenStatuses, clearGroup, setIn, setText, toggleStatus, toggleType } from './draft.ts';
import { FeatureFilter } from './feature-filter.tsx';
import { type FilterForm, setBounds, setWant } from './filter-edits.ts';
import type { FilterGroup } from './filter-groups.ts';
import { PriceRange } from './price-range.tsx';
import { ResoFields } from './reso-fields.tsx';

/** Number of features shown before a group is expanded. */
const shownAtFirst = 6;

interface GroupProps {
  group: FilterGroup;
  draft: SearchState;
  asRead: readonly string[];
  form: FilterForm;
  counts: Awaited<ReturnType<typeof fetchView>>['facets'] | undefined;
  /** Shows all features of the group. */
  whole?: boolean;
  onChange: (next: SearchState) => void;
}

/** One group of filters with its heading and a button to clear it. */
export function FilterGroupSection(props: GroupProps) {
  const { group, draft, asRead, form, counts, onChange } = props;
  const heading = useId();
  const set = setIn(group, form, draft);
  return (
    <section aria-labelledby={heading} className="grid gap-4 border-t border-line pt-4">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 id={heading} className="text-18">
          {group.title}
        </h3>
        {set > 0 && (
          <Button kind="quiet" size="sm" onClick={() => onChange(clearGroup(draft, asRead, group))}>
            {m.search__reset({ set })}
            <span className="sr-only">: {group.title}</span>
          </Button>
        )}
      </div>
      {group.also === 'types' && <Types {...props} />}
      {group.also === 'status' && <Statuses {...props} />}
      {group.also === 'words' && (
        <Field
          label={m.search__words_in_the_description_or()}
          value={draft.text ?? ''}
          maxLength={200}
          onChange={(event) => onChange(setText(draft, event.target.value))}
        />
      )}
      {group.fields.map((field) => (
        <BoundFilter
          key={field}
          field={field}
          bounds={form.bounds[field]}
          counts={counts?.steps[field]}
          onChange={(next) => onChange(setBounds(draft, asRead, field, next))}
        >
          {field === 'price' && counts && (
            <PriceRange
              {...counts.price}
              bounds={form.bounds.price}
              onChange={(next) => onChange(setBounds(draft, asRead, 'price', next))}
            />
          )}
        </BoundFilter>
      ))}
      <Features {...props} />
    </section>
  );
}

function Features({ group, draft, asRead, form, counts, whole: all = false, onChange }: GroupProps) {
  const [open, setOpen] = useState(false);
  const { features, title } = group;
  if (features.length === 0) return null;
  const shown = all || open ? features : features.filter((feature, at) => at < shownAtFirst || form.wants.has(feature));
  const hidden = features.length - shown.length;
  return (
    <div className="grid gap-3">
      {shown.map((feature) => (
        <FeatureFilter
          key={feature}
          feature={feature}
          want={form.wants.get(feature) ?? 'any'}
          count={counts && (counts.features[feature] ?? 0)}
          onChange={(want) => onChange(setWant(draft, asRead, feature, want))}
        />
      ))}
      {hidden > 0 && (
        <Button
          kind="quiet"
          size="sm"
          className="justify-self-start"
          aria-label={m.search__more({ hidden, title })}
          onClick={() => setOpen(true)}
        >
          {m.search__more_2({ hidden })}
        </Button>
      )}
    </div>
  );
}

function Types({ draft, asRead, form, counts, onChange }: GroupProps) {
  return (
    <fieldset>
      <legend className="sr-only">{m.search__type_of_home()}</legend>
      {homeTypes.map((type) => (
        <div key={type}>
          <Checkbox
            label={typeNames[type]}
            checked={form.types.has(type)}
            onChange={() => onChange(toggleType(draft, asRead, form, type))}
          >
            <Count of={counts && (counts.types[type] ?? 0)} />
          </Checkbox>
          <ResoFields names={typeReso[type]} />
        </div>
      ))}
    </fieldset>
  );
}

function Statuses({ draft, counts, onChange }: GroupProps) {
  const chosen = chosenStatuses(draft);
  return (
    <fieldset>
      <legend className="mb-1 text-14 font-medium">{m.search__status()}</legend>
      {statuses.map((status) => {
        const last = chosen.length === 1 && chosen.includes(status);
        return (
          <Checkbox
            key={status}
            label={statusLabels[status]}
            checked={chosen.includes(status)}
            disabled={last}
            onChange={() => onChange(toggleStatus(draft, status))}
          >
            {last && <span className="text-soft">{m.search__at_least_one_required()}</span>}
            <Count of={counts && (counts.statuses[status] ?? 0)} />
          </Checkbox>
        );
      })}
      <ResoFields names={statusReso} />
    </fieldset>
  );
}

const Count = ({ of: count }: { of: number | undefined }) => (
  <span className="text-soft tabular-nums">{count === undefined ? '…' : whole(count)}</span>
);
