import { m } from '@lintel/messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { AgentTypeDialog } from './agent-type-dialog.tsx';
import { CredentialsDialog } from './credentials-dialog.tsx';
import type { DemoRole } from './demo-role.ts';

/**
 * Lets a visitor sign in as a demo buyer, agent or reseller. Agents first choose an agent type. The menu opens as soon
 * as it has loaded.
 */
export default function DemoMenu() {
  const [open, setOpen] = useState(true);
  const [role, setRole] = useState<DemoRole>();
  const close = () => setRole(undefined);
  const typeIsOpen = role?.userType === 'agent' && role.agentType === undefined;
  return (
    <>
      <Menu
        label={m.accounts__demo_login()}
        open={open}
        onOpenChange={setOpen}
        side="top"
        align="end"
        trigger={
          <Button kind="quiet">
            {m.accounts__demo_login()}
            <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        }
        items={[
          { label: m.accounts__login_as_buyer(), onSelect: () => setRole({ userType: 'buyer' }) },
          { label: m.accounts__login_as_agent(), onSelect: () => setRole({ userType: 'agent' }) },
          { label: m.accounts__login_as_reseller(), onSelect: () => setRole({ userType: 'reseller' }) },
        ]}
      />
      <AgentTypeDialog
        open={typeIsOpen}
        onClose={close}
        onChoose={(agentType) => setRole({ userType: 'agent', agentType })}
      />
      <CredentialsDialog role={typeIsOpen ? undefined : role} onClose={close} />
    </>
  );
}
