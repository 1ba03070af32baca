import { m } from '@lintel/messages';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import type { BulkResult } from '../calls.ts';
import { crmPath } from '../paths.ts';

export type Skipped = BulkResult['skipped'][number];

/** The contacts that a bulk action left as they were, each with the reason. */
export function SkippedDialog({ skipped, onClose }: { skipped: readonly Skipped[]; onClose: () => void }) {
  return (
    <Dialog
      open
      title={m.contacts__not_started_for({ contacts: m.count__contacts({ count: skipped.length }) })}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{m.contacts__ok()}</Button>}
    >
      <ul className="divide-y divide-line border-y border-line">
        {skipped.map(({ id, name, reason }) => (
          <li key={id} className="grid py-2">
            <AppLink href={crmPath({ lead: id })} onClick={onClose} className="link justify-self-start font-medium">
              {name}
            </AppLink>
            <span className="text-14 text-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
