import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../../ui/error-state.tsx';

/** Shown in place of a page whose first answer failed. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="page py-16">
      <ErrorState what="This page could not be loaded" error={error} onRetry={again} />
    </div>
  );
}
