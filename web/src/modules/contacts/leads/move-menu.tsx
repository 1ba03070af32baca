import { m } from '@lintel/messages';
import { nextStatuses } from '@lintel/server/contacts';
import { ArrowRightLeft } from 'lucide-react';
import { memo, type ReactElement, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { Lead } from '../calls.ts';
import { fullName, statusLabels } from '../labels.ts';
import { useContactActions } from '../use-contact-actions.ts';
import { LostDialog } from './lost-dialog.tsx';

type Moved = Pick<Lead, 'id' | 'firstName' | 'lastName' | 'status'>;

/** Offers the statuses that may follow; “Lost” asks for the reason. */
export const MoveMenu = memo(function MoveMenu({ lead, trigger }: { lead: Moved; trigger?: ReactElement }) {
  const [lost, setLost] = useState(false);
  const { move } = useContactActions();
  const name = fullName(lead);
  return (
    <>
      <Menu
        label={m.contacts__move_name_to({ name })}
        align="end"
        head={m.contacts__move_to()}
        trigger={
          trigger ?? (
            <Button kind="quiet" size="icon" aria-label={m.contacts__move_name_to({ name })}>
              <ArrowRightLeft aria-hidden size={16} strokeWidth={1.5} />
            </Button>
          )
        }
        items={nextStatuses[lead.status].map((status) => ({
          label: status === 'lost' ? m.contacts__lost_with_reason() : statusLabels[status],
          onSelect: () => (status === 'lost' ? setLost(true) : void move({ id: lead.id, name }, status)),
        }))}
      />
      {lost && <LostDialog lead={lead} onClose={() => setLost(false)} />}
    </>
  );
});
