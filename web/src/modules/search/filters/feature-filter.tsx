import type { Feature } from '@lintel/hypersearch/facts';
import { featureReso } from '@lintel/hypersearch/filters';
import { TriState, type Want } from '../../../ui/fields/tri-state.tsx';
import { whole } from '../../../ui/format.ts';
import { featureName } from '../../listings/index.ts';
import { ResoFields } from './reso-fields.tsx';

interface FeatureFilterProps {
  feature: Feature;
  want: Want;
  /** Number of homes that have the feature and match all other criteria. */
  count: number | undefined;
  onChange: (want: Want) => void;
}

/** Marks a feature as required, preferred or excluded. */
export function FeatureFilter({ feature, want, count, onChange }: FeatureFilterProps) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2 text-14">
        <span>
          {featureName(feature)}{' '}
          <span className="text-soft tabular-nums">{count === undefined ? '…' : whole(count)}</span>
        </span>
        <TriState legend={featureName(feature)} value={want} onChange={onChange} />
      </div>
      <ResoFields names={featureReso[feature]} />
    </div>
  );
}
