import { m } from '@lintel/messages';
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
      <ErrorState what={m.public__this_page_could_not_be()} error={error} onRetry={again} />
    </div>
  );
}
