import type { ReactNode } from 'react';

/** Plain page with one small form, such as sign-in or forgotten password. */
export function FormPage(props: { title: string; lead?: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    <div className="page grid max-w-120 grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-16">
      <div className="grid gap-2">
        <h1 className="text-36">{props.title}</h1>
        {props.lead && <p className="text-soft">{props.lead}</p>}
      </div>
      <div className="lintel grid grid-cols-[minmax(0,1fr)] gap-5 p-5 md:p-8">{props.children}</div>
      {props.below && <div className="grid gap-1 text-14">{props.below}</div>}
    </div>
  );
}
