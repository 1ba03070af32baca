interface RangeBarProps {
  low: number;
  middle: number;
  high: number;
  /** A price to compare with, marked by a dot. */
  marked?: number | undefined;
}

/** A range as a band with its middle. The same figures are in the text next to it. */
export function RangeBar({ low, middle, high, marked }: RangeBarProps) {
  const margin = (high - low) / 3;
  const [from, to] = [Math.min(low - margin, marked ?? low), Math.max(high + margin, marked ?? high)];
  const at = (value: number) => `${(2 + (96 * (value - from)) / (to - from)).toFixed(2)}%`;
  return (
    <svg aria-hidden className="block h-8 w-full">
      <line x1="0" x2="100%" y1="16" y2="16" className="stroke-line stroke-2" />
      <rect
        x={at(low)}
        width={`${((96 * (high - low)) / (to - from)).toFixed(2)}%`}
        y="8"
        height="16"
        rx="2"
        className="fill-primary-tint stroke-primary"
      />
      <line x1={at(middle)} x2={at(middle)} y1="4" y2="28" className="stroke-primary stroke-2" />
      {marked !== undefined && <circle cx={at(marked)} cy="16" r="7" className="fill-accent stroke-raised stroke-2" />}
    </svg>
  );
}
