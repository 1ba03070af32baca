import type { ReactNode } from 'react';

/** A short note on a picture. */
export const PhotoCount = ({ children }: { children: ReactNode }) => (
  <span className="rounded-control border border-line bg-raised px-2 py-1 text-12 text-ink">{children}</span>
);
