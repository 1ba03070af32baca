import type { Figure } from '@lintel/server/administration';
import { whole } from '../../../ui/format.ts';

export type Metric = Figure['metric'];

/** One figure in running text, with its definition as the title. */
export function FigureValue({ figures, metric }: { figures: readonly Figure[]; metric: Metric }) {
  const figure = figures.find((candidate) => candidate.metric === metric);
  return figure ? (
    <data value={figure.value} data-metric={metric} title={figure.definition} className="tabular-nums">
      {whole(figure.value)}
    </data>
  ) : null;
}
