import { m } from '@lintel/messages';
import { Share2 } from 'lucide-react';
import { Button } from './button.tsx';
import { showToast } from './toast/toast.ts';

/** Shares the URL of this page with the device's own dialog, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.href;
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      return void navigator.share({ title, url }).catch(() => {});
    await navigator.clipboard.writeText(url).then(
      () => showToast({ title: m.ui__link_copied() }),
      () => showToast({ tone: 'danger', title: m.ui__we_couldnt_copy_the_link(), description: url }),
    );
  };
  return (
    <Button kind="quiet" onClick={() => void share()}>
      <Share2 aria-hidden size={16} strokeWidth={1.5} /> {m.ui__share()}
    </Button>
  );
}
