import type { ReactNode } from 'react';

/** A card of figures: title, definition in one line, content. */
export function FigureCard(props: { title: string; definition: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={props.title} className="lintel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 className="text-18">{props.title}</h3>
          {props.actions}
        </div>
        <p className="text-12 text-soft">{props.definition}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 overflow-x-auto">{props.children}</div>
    </section>
  );
}

/** The change against the period before: `+3`, `−2`, `±0`. */
export const changeOf = (now: number, before: number): string => {
  const change = now - before;
  return change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-US')}`;
};
