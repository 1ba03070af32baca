import { m } from '@lintel/messages';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { subscriptionPath } from '../paths.ts';

/** Page for a checkout that does not exist or belongs to another company; both look the same. */
export function NoCheckoutPage() {
  return (
    <div className="page grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6 py-12">
      <title>{m.billing__checkout_not_found_lintel()}</title>
      <h1 className="text-36">{m.billing__checkout()}</h1>
      <EmptyState
        title={m.billing__checkout_not_found()}
        actions={<LinkButton href={subscriptionPath}>{m.billing__your_plan()}</LinkButton>}
      >
        {m.billing__the_link_may_be_incomplete()}
      </EmptyState>
    </div>
  );
}
