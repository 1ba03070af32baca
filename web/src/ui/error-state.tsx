import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Failure, reasonOf } from '../api/failure.ts';
import { Button } from './button.tsx';

/** States what failed, that nothing was lost, and what to do. What does not exist is no failure and needs no retry. */
export function ErrorState(props: {
  what: string;
  error: unknown;
  onRetry: () => void;
  pending?: boolean;
  /** An alternative when retrying alone would not help. */
  wayOut?: ReactNode;
}) {
  const { error } = props;
  const failure = error instanceof Failure ? error : undefined;
  const isMissing = failure?.status === 404;
  return (
    <div
      role="alert"
      className={cx(
        'grid justify-items-start gap-3 rounded-card border p-6',
        isMissing ? 'border-line bg-raised' : 'border-danger bg-danger-tint',
      )}
    >
      <h2 className="text-22">{props.what}</h2>
      <p className="max-w-measure">{failure ? reasonOf(failure) : m.ui__something_went_wrong_on_this()}</p>
      {failure && failure.fields.length > 0 && (
        <ul className="list-disc pl-5 text-14">
          {failure.fields.map((bad) => (
            <li key={`${bad.field} ${bad.rule}`}>
              {bad.field}: {bad.rule}
            </li>
          ))}
        </ul>
      )}
      {!isMissing && (
        <p className="max-w-measure text-soft">
          {m.ui__nothing_was_lost_you_can()}
          {failure?.requestId && m.ui__if_this_keeps_happening_give({ requestId: failure.requestId })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!(isMissing && props.wayOut) && (
          <Button kind="secondary" onClick={props.onRetry} pending={props.pending}>
            {m.ui__try_again()}
          </Button>
        )}
        {props.wayOut}
      </div>
    </div>
  );
}
