import { m } from '@lintel/messages';
import type { TicketReceived } from '@lintel/server/support';
import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/notice.tsx';

/** States the response time, and in an emergency what to do until then. Takes the focus after submission. */
export function ReceivedNotice({ received }: { received: TicketReceived }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses each new response
  useEffect(() => place.current?.focus(), [received]);
  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      <Notice tone="good" title={received.message}>
        {m.support__your_reference_number_is()} <strong className="tabular-nums">{received.reference}</strong>
        {m.support__were_emailing_you_a_copy()}
        {received.doNow.length > 0 && (
          <>
            <p className="mt-2 font-semibold">{m.support__do_this_now_before_we()}</p>
            <ol className="list-decimal pl-5">
              {received.doNow.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        )}
      </Notice>
    </div>
  );
}
