import { type ReactNode, useId } from 'react';

/** A section of the page below a divider. */
export function Section(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page pb-16">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t-2 border-ink pt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id={id} className="text-28">
            {props.title}
          </h2>
          {props.aside}
        </div>
        {props.children}
      </div>
    </section>
  );
}
