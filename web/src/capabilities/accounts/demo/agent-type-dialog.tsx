import { House, Landmark } from 'lucide-react';
import { Dialog } from '../../../ui/drawer.tsx';
import type { DemoRole } from './demo-menu.tsx';

const types = [
  {
    type: 'real_estate',
    label: 'Real Estate Agent',
    detail: 'Property listings, showings, real estate tools',
    Mark: House,
  },
  {
    type: 'mortgage',
    label: 'Mortgage Agent',
    detail: 'Loan applications, calculators, mortgage tools',
    Mark: Landmark,
  },
] as const;

export function AgentTypeDialog(props: {
  open: boolean;
  onClose: () => void;
  onChoose: (type: NonNullable<DemoRole['agentType']>) => void;
}) {
  return (
    <Dialog title="Select Agent Type" open={props.open} onOpenChange={(open) => open || props.onClose()}>
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
