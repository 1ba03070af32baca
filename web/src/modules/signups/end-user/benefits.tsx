import { m } from '@lintel/messages';
import { Card } from '../../../ui/card.tsx';
import { freeBenefits } from './benefit-list.ts';

export function FreeBenefits() {
  return (
    <Card as="section" className="grid gap-4 p-4 md:p-6">
      <h2 className="text-22">{m.network__free_for_home_buyers()}</h2>
      <p className="text-14 text-soft">{m.network__no_credit_card_needed_agents()}</p>
      <ul className="grid gap-4">
        {freeBenefits.map(({ name, text }) => (
          <li key={name} className="grid gap-1 text-14">
            <p className="font-semibold">{name}</p>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
