import { m } from '@lintel/messages';
import { Notice } from '../../ui/notice.tsx';
import type { KeptIntent } from './kept-intent.ts';

export function KeptNotice({ kept }: { kept: KeptIntent }) {
  return (
    <Notice tone="good" title={m.public__youre_almost_there()}>
      {m.public__after_you_sign_in({ outcome: kept.outcome })}
    </Notice>
  );
}
