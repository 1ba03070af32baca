import { m } from '@lintel/messages';
import { Link2 } from 'lucide-react';
import { Button } from './button.tsx';
import { showToast } from './toast/toast.ts';

/** Copies the URL of this page. */
export function CopyLink() {
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => showToast({ title: m.ui__link_copied() }),
      () => showToast({ tone: 'danger', title: m.ui__we_couldnt_copy_the_link(), description: location.href }),
    );
  return (
    <Button kind="quiet" onClick={() => void copy()}>
      <Link2 aria-hidden size={16} strokeWidth={1.5} /> {m.ui__copy_link()}
    </Button>
  );
}
