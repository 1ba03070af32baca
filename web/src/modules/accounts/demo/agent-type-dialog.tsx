import { m } from '@lintel/messages';
import { House, Landmark } from 'lucide-react';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import type { DemoRole } from './demo-role.ts';

const types = [
  {
    type: 'real_estate',
    get label() {
      return m.accounts__real_estate_agent();
    },
    get detail() {
      return m.accounts__property_listings_showings_real_estate();
    },
    Mark: House,
  },
  {
    type: 'mortgage',
    get label() {
      return m.accounts__mortgage_agent();
    },
    get detail() {
      return m.accounts__loan_applications_calculators_mortgage_tools();
    },
    Mark: Landmark,
  },
] as const;

export function AgentTypeDialog(props: {
  open: boolean;
  onClose: () => void;
  onChoose: (type: NonNullable<DemoRole['agentType']>) => void;
}) {
  return (
    <Dialog title={m.accounts__select_agent_type()} open={props.open} onOpenChange={(open) => open || props.onClose()}>
      <div className="grid gap-3">
        {types.map(({ type, label, detail, Mark }) => (
          <button
            key={type}
            type="button"
            onClick={() => props.onChoose(type)}
            className="flex min-h-16 items-center gap-4 rounded-control border border-edge px-4 py-3 text-left hover:bg-sunk"
          >
            <Mark aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-primary" />
            <span className="grid">
              <span className="font-medium">{label}</span>
              <span className="text-14 text-soft">{detail}</span>
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
