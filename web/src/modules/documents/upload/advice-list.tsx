import type { Advice } from '@lintel/server/documents';
import { TriangleAlert } from 'lucide-react';

/** Likely problems for a reviewer. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  if (advice.length === 0) return null;
  return (
    <ul className="grid gap-1 text-14">
      {advice.map(({ code, text }) => (
        <li key={code} className="flex gap-2">
          <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-warning" />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
