/** The results of a tool, the label above each figure. */
export function Figures({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className="lintel grid gap-1 p-3 max-lg:last:odd:col-span-2">
          <dt className="text-14 text-soft">{label}</dt>
          <dd className="font-display text-18 font-semibold tabular-nums md:text-22">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
