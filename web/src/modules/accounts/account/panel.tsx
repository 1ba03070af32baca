import type { ReactNode } from 'react';

/** One section of the account page. */
export function Panel(props: { id?: string; title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section
      id={props.id}
      className="scroll-mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6 first:border-t-0 first:pt-0 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12"
    >
      <div className="grid content-start gap-2">
        <h2 className="text-22">{props.title}</h2>
        {props.lead && <div className="text-14 text-soft">{props.lead}</div>}
      </div>
      <div className="grid max-w-120 grid-cols-[minmax(0,1fr)] content-start gap-5">{props.children}</div>
    </section>
  );
}
