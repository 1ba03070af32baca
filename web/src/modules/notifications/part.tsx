import type { ReactNode } from 'react';

/** A section of the notification preferences. */
export function Part(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6 first:border-t-0 first:pt-0 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <div className="grid content-start gap-2">
        <h2 className="text-22">{props.title}</h2>
        <p className="text-14 text-soft">{props.lead}</p>
      </div>
      <div className="grid max-w-140 grid-cols-[minmax(0,1fr)] content-start gap-5">{props.children}</div>
    </section>
  );
}
