import type { ReactNode } from 'react';
import { Failure } from '../wire/failure.ts';
import { Button } from './button.tsx';

/** Says what failed, that nothing was lost, and what to do. */
export function ErrorState(props: {
  what: string;
  error: unknown;
  onRetry: () => void;
  pending?: boolean;
  /** Another way on, where asking again alone would not help. */
  wayOut?: ReactNode;
}) {
  const { error } = props;
  const failure = error instanceof Failure ? error : undefined;
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-danger bg-danger-tint p-6">
      <h2 className="text-22">{props.what}</h2>
      <p className="max-w-measure">{failure?.message ?? 'Something went wrong on this page.'}</p>
      {failure && failure.fields.length > 0 && (
        <ul className="list-disc pl-5 text-14">
          {failure.fields.map((bad) => (
            <li key={`${bad.field} ${bad.rule}`}>
              {bad.field}: {bad.rule}
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-measure text-soft">
        Nothing was lost: what you asked for is still in the address of this page.
        {failure?.requestId && ` If it goes on, tell support the number ${failure.requestId}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={props.onRetry} pending={props.pending}>
          Try again
        </Button>
        {props.wayOut}
      </div>
    </div>
  );
}
