import { Notice } from '../../ui/notice.tsx';
import type { KeptIntent } from './kept-intent.ts';

export function KeptNotice({ kept }: { kept: KeptIntent }) {
  return (
    <Notice tone="good" title="What you wanted to do is kept">
      {kept.text} You come back to where you were.
    </Notice>
  );
}
