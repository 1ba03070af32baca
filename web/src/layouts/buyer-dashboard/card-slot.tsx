import { m } from '@lintel/messages';
import { Component, type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A slot for one card: it loads on its own, and an error in it does not affect the others. */
export class CardSlot extends Component<
  { what: string; className?: string; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { what, className = 'h-48', children } = this.props;
    if (!this.state.broken) return <Waiting fallback={<Skeleton className={className} />}>{children}</Waiting>;
    return (
      <div role="alert" className="lintel grid justify-items-start gap-3 p-4 md:p-6">
        <p className="font-medium">{m.buyer_dashboard__this_section_didnt_load_the({ what })}</p>
        <Button kind="secondary" size="sm" onClick={() => this.setState({ broken: false })}>
          {m.buyer_dashboard__try_again()}
        </Button>
      </div>
    );
  }
}

function Waiting({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
