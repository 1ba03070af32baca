import type { ReactNode } from 'react';

/** A page of one column with a title and little else, such as the one that the link of an email opens. */
export const ShortPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-16">
    <h1 className="text-36">{title}</h1>
    {children}
  </div>
);
