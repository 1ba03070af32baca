import type { ReactNode } from 'react';

/** A figure that opens its rows. */
export const RowsButton = (props: { label: string; onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={props.label}
    className="link inline-flex min-h-6 min-w-6 items-center md:justify-end tabular-nums"
    onClick={props.onPress}
  >
    {props.children}
  </button>
);
