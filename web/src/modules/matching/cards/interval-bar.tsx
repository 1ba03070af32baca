/** A figure from 0 to 100 with its 80% interval. The text next to it states the same. */
export function IntervalBar({ value, low, high }: { value: number; low: number; high: number }) {
  const at = (share: number) => Math.min(100, Math.max(0, share));
  return (
    <svg aria-hidden viewBox="0 0 100 12" preserveAspectRatio="none" className="block h-3 w-full">
      <rect x={0} y={5} width={100} height={2} className="fill-line" />
      <rect
        x={at(low)}
        y={2.5}
        width={Math.max(1, at(high) - at(low))}
        height={7}
        className="fill-primary opacity-30"
      />
      <rect x={Math.min(98.8, Math.max(0, at(value) - 0.6))} y={0} width={1.2} height={12} className="fill-primary" />
    </svg>
  );
}
