import { type Feature, type Field, type HomeType, homeTypes } from '@lintel/hypersearch/facts';
import { boundFilters } from '@lintel/hypersearch/filters';
import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { controlLook, Select } from '../../../ui/fields/field.tsx';
import { whole } from '../../../ui/format.ts';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { featureName, typeNames } from '../../listings/index.ts';
import { viewQuery } from '../queries.ts';
import { factAsRead, isAdded } from '../reading/chip-edits.ts';
import type { SearchState } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';
import { FeatureFilter } from './feature-filter.tsx';
import { readFilterForm, setBounds, setTypes, setWant } from './filter-edits.ts';
import { type Bounds, rangeText, sameRange } from './range-text.ts';

/** The most frequently used features; the filters drawer has all others. */
const shownFeatures: readonly Feature[] = ['pool', 'garage', 'fireplace', 'basement', 'air_conditioning', 'waterfront'];

interface PanelProps {
  state: SearchState;
  reading: NlpResult | undefined;
  total: number | undefined;
}

/** The four most used filters next to the map. Sets no filter by default. */
export default function SmartSearchPanel({ state, reading, total }: PanelProps) {
  const goTo = useGoTo();
  const counts = useQuery(viewQuery(state)).data?.facets;
  const asRead = (reading?.chips ?? []).filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  const form = readFilterForm(asRead, state);
  const bounds = (field: 'price' | 'beds', label: string) => (
    <BoundSelect
      label={label}
      field={field}
      bounds={form.bounds[field] ?? {}}
      counts={counts?.steps[field]}
      onChange={(next) => goTo(setBounds(state, asRead, field, next))}
    />
  );
  const [only] = form.types;
  /** On narrow screens the map and the list need the room, so the filters are initially collapsed. */
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="smart-search" className="grid gap-2 rounded-card border border-line bg-raised px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="smart-search" className="text-16">
          {m.search__smart_property_search()}
        </h2>
        <div className="flex items-baseline gap-2">
          <h3 className="text-14">{m.search__properties_found()}</h3>
          <p className="text-14 text-soft tabular-nums">
            {total === undefined ? m.search__counting() : m.count__homes({ count: total })}
          </p>
        </div>
        <Button
          kind="secondary"
          size="sm"
          className="xl:hidden"
          aria-expanded={open}
          aria-controls="smart-search-choices"
          onClick={() => setOpen(!open)}
        >
          {open ? m.search__hide_filters() : m.search__price_bedrooms_type_features()}
        </Button>
      </div>
      <div id="smart-search-choices" className={cx('grid grid-cols-2 gap-3 xl:grid-cols-4', !open && 'max-xl:hidden')}>
        {bounds('price', m.search__price_range())}
        {bounds('beds', m.search__bedrooms())}
        <Select
          label={m.search__property_type()}
          value={form.types.size > 1 ? 'several' : (only ?? '')}
          options={[
            { value: '', label: m.search__any_type() },
            ...(form.types.size > 1 ? [{ value: 'several', label: m.search__several_types() }] : []),
            ...homeTypes.map((type) => ({
              value: type,
              label: withCount(typeNames[type], counts && (counts.types[type] ?? 0)),
            })),
          ]}
          onChange={({ target: { value } }) => {
            if (value !== 'several') goTo(setTypes(state, asRead, value === '' ? [] : [value as HomeType]));
          }}
        />
        <Features
          wants={form.wants}
          counts={counts?.features}
          onChange={(feature, want) => goTo(setWant(state, asRead, feature, want))}
        />
      </div>
    </section>
  );
}

const withCount = (text: string, count: number | undefined) =>
  count === undefined ? text : `${text} (${whole(count)})`;

function BoundSelect(props: {
  label: string;
  field: Field;
  bounds: Bounds;
  counts: readonly number[] | undefined;
  onChange: (bounds: Bounds) => void;
}) {
  const { label, field, bounds, counts, onChange } = props;
  const { steps } = boundFilters[field];
  const at = steps.findIndex((step) => sameRange(step, bounds));
  const open = bounds.min === undefined && bounds.max === undefined;
  return (
    <Select
      label={label}
      value={open ? '' : at < 0 ? 'own' : String(at)}
      options={[
        { value: '', label: m.search__any() },
        ...(at < 0 && !open ? [{ value: 'own', label: rangeText(field, bounds) }] : []),
        ...steps.map((step, i) => ({ value: String(i), label: withCount(rangeText(field, step), counts?.[i]) })),
      ]}
      onChange={({ target: { value } }) => {
        if (value !== 'own') onChange(value === '' ? {} : (steps[Number(value)] as Bounds));
      }}
    />
  );
}

function Features(props: {
  wants: ReturnType<typeof readFilterForm>['wants'];
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (feature: Feature, want: Parameters<typeof setWant>[3]) => void;
}) {
  const { wants, counts, onChange } = props;
  const [open, setOpen] = useState(false);
  const chosen = [...wants.keys()].map(featureName).join(', ');
  return (
    <div className="grid gap-1">
      <span className="text-14 font-medium">{m.search__features()}</span>
      <Popover
        label={m.search__features()}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            aria-label={m.search__features_2({ chosen: chosen || 'any' })}
            className={`${controlLook} flex items-center justify-between gap-2 text-left`}
          >
            <span className="min-w-0 truncate">{chosen || m.search__any()}</span>
            <ChevronDown aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
          </button>
        }
      >
        {[...new Set([...shownFeatures, ...wants.keys()])].map((feature) => (
          <FeatureFilter
            key={feature}
            feature={feature}
            want={wants.get(feature) ?? 'any'}
            count={counts && (counts[feature] ?? 0)}
            onChange={(want) => onChange(feature, want)}
          />
        ))}
      </Popover>
    </div>
  );
}
