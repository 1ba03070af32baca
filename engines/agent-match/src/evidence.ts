import type { Criterion } from './heads/criteria.ts';
import type { Model } from './model.ts';
import { dealsAround, dealsWithinReach } from './pair/places.ts';
import { pairPercentile } from './pair/scale.ts';
import { PAIR_TERMS, PAIRS, type PreparedBuyer } from './pair/terms.ts';

/** An agent's score in one criterion, and the number of records behind it. */
export interface Evidence {
  score: number;
  variance: number;
  n: number;
  /** 0 to 100; absent where it follows from the score, which is normal between agents. */
  percentile?: number;
}

/** @param raw unscaled terms of the pair */
export function evidenceOf(
  model: Model,
  prepared: PreparedBuyer,
  agent: number,
  criterion: Criterion,
  raw: Float64Array,
): Evidence {
  const deals = model.criteria.closing.n[agent]!;
  switch (criterion) {
    case 'local': {
      const around = dealsAround(model.pair.places, agent, prepared.spot);
      return pairEvidence(
        model,
        prepared.kind,
        'localDensity',
        raw,
        1 / (around + 1),
        dealsWithinReach(model.pair.places, agent, prepared.spot),
      );
    }
    case 'price':
      return pairEvidence(model, prepared.kind, 'priceFit', raw, 0.25 / (deals + 4), deals);
    case 'type':
      return pairEvidence(
        model,
        prepared.kind,
        'type',
        raw,
        1 / (dealsOfType(model, agent, prepared) + 4),
        dealsOfType(model, agent, prepared),
      );
    case 'style': {
      const { variance, n } = model.pair.style;
      const spread = (variance[agent * 3]! + variance[agent * 3 + 1]! + variance[agent * 3 + 2]!) / 3;
      return pairEvidence(model, prepared.kind, prepared.style ? 'styleStated' : 'styleUsual', raw, spread, n[agent]!);
    }
    default: {
      const { mean, variance, n } = model.criteria[criterion];
      return { score: mean[agent]!, variance: variance[agent]!, n: n[agent]! };
    }
  }
}

/** @param variance variance of the raw term */
function pairEvidence(
  { scale }: Model,
  kind: number,
  term: (typeof PAIR_TERMS)[number],
  raw: Float64Array,
  variance: number,
  n: number,
): Evidence {
  const k = PAIR_TERMS.indexOf(term);
  const inverse = scale.inverse[kind * PAIRS + k]!;
  return {
    score: (raw[k]! - scale.mean[kind * PAIRS + k]!) * inverse,
    variance: variance * inverse * inverse,
    n,
    percentile: pairPercentile(scale, kind, k, raw[k]!),
  };
}

const dealsOfType = ({ pair: { types } }: Model, agent: number, { type }: PreparedBuyer): number =>
  type < 0 ? 0 : types.n[agent * types.width + type]!;
