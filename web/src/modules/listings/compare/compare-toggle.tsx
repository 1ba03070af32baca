import { m } from '@lintel/messages';
import type { Property } from '@lintel/server/listings';
import { Check, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { homeName } from '../home/home-facts.ts';
import { useChosenHomes } from './chosen-homes.tsx';
import { mostCompared } from './compare-ids.ts';

/** Adds a home to the comparison or removes it. */
export function CompareToggle({ home }: { home: Property }) {
  const { chosen, toggle } = useChosenHomes();
  const isChosen = chosen.some(({ id }) => id === home.id);
  const name = homeName(home);
  const isFull = chosen.length >= mostCompared && !isChosen;
  return (
    <Button
      kind="secondary"
      size="sm"
      aria-pressed={isChosen}
      aria-label={m.listings__compare({ name })}
      unavailable={isFull ? m.listings__you_can_compare_homes_at({ mostCompared }) : undefined}
      onClick={() => toggle({ id: home.id, name })}
    >
      {isChosen ? <Check aria-hidden size={16} strokeWidth={1.5} /> : <Plus aria-hidden size={16} strokeWidth={1.5} />}
      {m.listings__compare_2()}
    </Button>
  );
}
