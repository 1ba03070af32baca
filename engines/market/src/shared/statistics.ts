export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = Math.max(0, Math.min(sorted.length - 1, share * (sorted.length - 1)));
  const low = Math.floor(at);
  const high = Math.ceil(at);
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (at - low);
}

export const median = (values: readonly number[] | Float64Array): number =>
  quantile(Float64Array.from(values).sort(), 0.5);
