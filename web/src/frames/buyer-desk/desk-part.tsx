import { Component, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lateParts } from '../../wire/late-parts.ts';

/** The place of one card: it comes when it is there, and when it breaks, it breaks alone. */
export class DeskPart extends Component<
  { what: string; className?: string; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };
  /** In the page, though perhaps later than what is around it: see `lateParts`. */
  #come = false;
  #settle = () => {};

  override componentDidMount() {
    if (!this.#come) this.#settle = lateParts.announce();
  }

  override componentDidUpdate() {
    if (this.state.broken) this.#settle();
  }

  override componentWillUnmount() {
    this.#settle();
  }

  #arrive = () => {
    this.#come = true;
    this.#settle();
  };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { what, className = 'h-48', children } = this.props;
    if (!this.state.broken)
      return (
        <Suspense fallback={<Skeleton className={className} />}>
          {children}
          <Arrived tell={this.#arrive} />
        </Suspense>
      );
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

/** Says that it, and with it what stands before it, is in the page. */
function Arrived({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}
