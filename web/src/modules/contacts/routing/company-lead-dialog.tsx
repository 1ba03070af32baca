import { m } from '@lintel/messages';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { contactsKey } from '../calls.ts';
import { emptyDraft } from '../leads/lead-draft.ts';
import { LeadFields } from '../leads/lead-fields.tsx';
import { useLeadForm } from '../leads/use-lead-form.ts';
import type { RoutedAgent } from './routed-agent.ts';

/** Adds a lead of the company; the routing offers it, or the company names the agent. */
export function CompanyLeadDialog({ agents, onClose }: { agents: readonly RoutedAgent[]; onClose: () => void }) {
  const form = useLeadForm(emptyDraft);
  const [agent, setAgent] = useState('');
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const save = async () => {
    if (!form.isValid()) return;
    let isSent = false;
    await act(
      async () => {
        isSent = await form.send((fields) =>
          callApi((api) =>
            api.contacts.routing.add({ ...fields, ...(agent ? { assignedAgentId: Number(agent) } : {}) }),
          ),
        );
        return isSent;
      },
      (sent) => (sent ? { title: m.contacts__lead_added() } : undefined),
    );
    if (isSent) onClose();
  };
  return (
    <Drawer
      open
      cancel
      title={m.contacts__add_lead()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__add_lead()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <LeadFields draft={form.draft} errors={form.errors} onChange={form.setDraft} />
        <Select
          label={m.contacts__agent()}
          value={agent}
          onChange={({ target }) => setAgent(target.value)}
          options={[
            { value: '', label: m.contacts__by_the_routing() },
            ...agents.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </div>
    </Drawer>
  );
}
