import { m } from '@lintel/messages';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { decimal } from '../../../../ui/format.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';

export interface FitLine {
  name: string;
  percent: number;
  limit: number;
  within: boolean;
}

/** Debt ratios with their limits. The verdict is a word with a mark, not only a color. */
export function FitTable({ caption, lines }: { caption: string; lines: readonly FitLine[] }) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { head: m.listings__share_of_income(), cell: ({ name }: FitLine) => name },
        { head: m.listings__here(), cell: ({ percent }: FitLine) => `${decimal(percent)}%`, numeric: true },
        { head: m.listings__limit(), cell: ({ limit }: FitLine) => `${decimal(limit)}%`, numeric: true },
        { head: m.listings__result(), cell: ({ within }: FitLine) => <Verdict within={within} /> },
      ]}
      rows={lines}
      keyOf={({ name }) => name}
    />
  );
}

function Verdict({ within }: { within: boolean }) {
  const Mark = within ? CircleCheck : TriangleAlert;
  return (
    <span className={`inline-flex items-center gap-1 ${within ? 'text-good' : 'text-warning'}`}>
      <Mark aria-hidden size={16} strokeWidth={1.5} /> {within ? m.listings__within() : m.listings__above()}
    </span>
  );
}
