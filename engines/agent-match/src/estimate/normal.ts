const density = (x: number): number => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);

/** Standard normal CDF (Abramowitz and Stegun 26.2.17, to 8e-8). */
export function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = density(x) * poly;
  return x >= 0 ? 1 - tail : tail;
}

/** Mean of a standard normal variable above x (the inverse Mills ratio). */
export function meanAbove(x: number): number {
  // In the tail the probability is too small to divide by; there the first terms of the continued fraction are
  // precise enough.
  if (x > 5) return x + 1 / (x + 2 / (x + 3 / x));
  return density(x) / (1 - normalBelow(x));
}

/** Standard normal quantile (Acklam's rational approximation, to 1e-9 relative). */
export function normalQuantile(share: number): number {
  if (share < 0.02425) return tailQuantile(share);
  if (share > 1 - 0.02425) return -tailQuantile(1 - share);
  const q = share - 0.5;
  const r = q * q;
  const above =
    ((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
    2.506628277459239;
  const below =
    ((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
    1;
  return (q * above) / below;
}

function tailQuantile(share: number): number {
  const q = Math.sqrt(-2 * Math.log(share));
  const above =
    ((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q +
      4.374664141464968) *
      q +
    2.938163982698783;
  const below =
    (((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1;
  return above / below;
}
