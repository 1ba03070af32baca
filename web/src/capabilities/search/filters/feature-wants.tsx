import type { Feature } from '@lintel/hypersearch/facts';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { whole } from '../../../ui/format.ts';
import { TriState, type Want } from '../../../ui/tri-state.tsx';
import { featureName } from '../../listings/index.ts';

interface FeatureWantsProps {
  features: readonly Feature[];
  wants: ReadonlyMap<Feature, Want>;
  counts: Readonly<Record<string, number>>;
  onChange: (feature: Feature, want: Want) => void;
}

/** How many are shown before a person looks for one by name. */
const shownAtFirst = 8;

/** What a home must have, would be nice to have, must not have. What is chosen comes first, then what is common. */
export function FeatureWants({ features, wants, counts, onChange }: FeatureWantsProps) {
  const [sought, setSought] = useState('');
  // Those chosen when the drawer opened stay on top; a choice made now does not make its line jump away.
  const [chosenFirst] = useState(() => new Set(wants.keys()));
  const [common] = useState(() => counts);
  const rank = (feature: Feature) => (chosenFirst.has(feature) ? Number.POSITIVE_INFINITY : (common[feature] ?? 0));
  const words = sought.trim().toLowerCase();
  const shown = features
    .filter((feature) => featureName(feature).toLowerCase().includes(words))
    .sort((a, b) => compare(rank(b), rank(a)))
    .slice(0, words === '' ? Math.max(shownAtFirst, chosenFirst.size) : undefined);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 font-medium">Features</legend>
      <Field
        quiet
        label="Find a feature"
        placeholder={`Find one of ${features.length} features`}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul className="grid gap-2">
        {shown.map((feature) => (
          <li key={feature} className="flex flex-wrap items-center justify-between gap-2 text-14">
            <span>
              {featureName(feature)}{' '}
              <span className="text-soft tabular-nums">
                {counts[feature] === undefined ? '' : whole(counts[feature])}
              </span>
            </span>
            <TriState
              legend={featureName(feature)}
              value={wants.get(feature) ?? 'any'}
              onChange={(want) => onChange(feature, want)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="text-14 text-soft">No feature of this name. Try the sentence, or words in the description.</p>
      )}
    </fieldset>
  );
}

/** Infinity minus itself is no number, so plain subtraction would not sort. */
const compare = (a: number, b: number) => (a === b ? 0 : a > b ? 1 : -1);
