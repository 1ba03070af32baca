import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { subscriptionPath } from './paths.ts';

/** A checkout that never was, or is somebody else's: both look the same. */
export function NoCheckoutPage() {
  return (
    <div className="page grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6 py-12">
      <title>No such checkout · Lintel</title>
      <h1 className="text-36">Checkout</h1>
      <EmptyState
        title="There is no such checkout"
        actions={<LinkButton href={subscriptionPath}>Your plan</LinkButton>}
      >
        A letter of the address may be missing, or it belongs to another account. Nothing was charged.
      </EmptyState>
    </div>
  );
}
