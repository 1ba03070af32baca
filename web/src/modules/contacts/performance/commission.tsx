import { m } from '@lintel/messages';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { money } from '../../../ui/format.ts';
import type { Stats } from '../calls.ts';
import { crmPath } from '../paths.ts';
import { FigureCard } from './figure-card.tsx';
import { GoalsDialog } from './goals.tsx';

interface Deals {
  currency: 'USD' | 'CAD';
  contacts: number;
  withBudget: number;
  volume: number;
}

/** The commission if all contacts under contract close at their budget: an upper bound, with the agent's own rate. */
export function Commission({ underContract, goals }: { underContract: readonly Deals[]; goals: Stats['goals'] }) {
  const [open, setOpen] = useState(false);
  const rate = goals.commissionPercent;
  const contacts = underContract.reduce((sum, deals) => sum + deals.contacts, 0);
  return (
    <FigureCard title={m.contacts__expected_commission()} definition={m.contacts__expected_commission_definition()}>
      {rate === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-14">{m.contacts__state_your_commission()}</p>
          <Button kind="secondary" size="sm" onClick={() => setOpen(true)}>
            {m.contacts__state_commission()}
          </Button>
        </div>
      ) : contacts === 0 ? (
        <p className="text-14 text-soft">{m.contacts__nothing_under_contract()}</p>
      ) : (
        underContract.map(({ currency, withBudget, contacts: count, volume }) => (
          <p key={currency} className="font-display text-22 font-semibold tabular-nums">
            {m.contacts__up_to({ budget: money(Math.round((volume * rate) / 100), currency) })}
            <span className="block font-sans text-14 font-normal text-soft">
              {m.contacts__commission_basis({ rate, volume: money(volume, currency), withBudget, count })}
            </span>
          </p>
        ))
      )}
      {contacts > 0 && (
        <AppLink href={crmPath({ status: 'under_contract' })} className="link text-14">
          {m.contacts__show_contacts_under_contract()}
        </AppLink>
      )}
      {open && <GoalsDialog goals={goals} onClose={() => setOpen(false)} />}
    </FigureCard>
  );
}
