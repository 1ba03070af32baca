import { Notice } from '../../ui/notice.tsx';
import type { KeptIntent } from './kept-intent.ts';

export function KeptNotice({ kept }: { kept: KeptIntent }) {
  return (
    <Notice tone="good" title="You’re almost there">
      After you sign in, {kept.outcome}.
    </Notice>
  );
}
