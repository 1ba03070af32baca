import type { ReactNode } from 'react';

/** Shown instead of an empty list: states what would be here and offers a first step. */
export function EmptyState(props: { title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="lintel grid justify-items-start gap-3 p-6 md:p-8 in-[[role=dialog]]:border-0 in-[[role=dialog]]:p-0!">
      <h2 className="text-22">{props.title}</h2>
      <div className="max-w-measure text-soft">{props.children}</div>
      {props.actions && <div className="flex flex-wrap gap-2">{props.actions}</div>}
    </div>
  );
}
