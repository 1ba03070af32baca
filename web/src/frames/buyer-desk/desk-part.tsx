import { Component, type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The place of one card: it comes when it is there, and when it breaks, it breaks alone. */
export class DeskPart extends Component<
  { what: string; className?: string; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { what, className = 'h-48', children } = this.props;
    if (!this.state.broken) return <Suspense fallback={<Skeleton className={className} />}>{children}</Suspense>;
    return (
      <div role="alert" className="lintel grid justify-items-start gap-3 p-4 md:p-6">
        <p className="font-medium">{what} could not be shown. The rest of this page works.</p>
        <Button kind="secondary" size="sm" onClick={() => this.setState({ broken: false })}>
          Try again
        </Button>
      </div>
    );
  }
}
