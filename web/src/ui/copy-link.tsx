import { Link2 } from 'lucide-react';
import { Button } from './button.tsx';
import { showToast } from './toast.ts';

/** Puts the address of this page on the clipboard, and says so. */
export function CopyLink() {
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => showToast({ title: 'Link copied' }),
      () => showToast({ tone: 'danger', title: 'The link could not be copied', description: location.href }),
    );
  return (
    <Button kind="quiet" onClick={() => void copy()}>
      <Link2 aria-hidden size={16} strokeWidth={1.5} /> Copy link
    </Button>
  );
}
