import { m } from '@lintel/messages';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../../ui/error-state.tsx';

/** Shown instead of a page whose initial data failed to load. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    // A file of the page that failed once is not requested again.
    if (navigator.onLine && error instanceof TypeError && /module/.test(error.message)) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div className="page py-16">
      <ErrorState what={m.public__we_couldnt_load_this_page()} error={error} onRetry={again} />
    </div>
  );
}
