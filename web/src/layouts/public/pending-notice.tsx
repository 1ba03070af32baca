import { m } from '@lintel/messages';
import { Notice } from '../../ui/notice.tsx';
import type { PendingIntent } from './pending-intent.ts';

export function PendingNotice({ pending }: { pending: PendingIntent }) {
  return (
    <Notice tone="good" title={m.public__youre_almost_there()}>
      {m.public__after_you_sign_in({ outcome: pending.outcome })}
    </Notice>
  );
}
