import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipButton } from '../../../ui/chip.tsx';
import { CanBuyNeedsProfile } from '../../affordability/index.ts';
import { AreaChips } from '../areas/area-chips.tsx';
import type { Reach, SearchState, Status } from '../search-state.ts';
import { useGoTo } from '../use-search.ts';

export const statusLabels: Record<Status, string> = texts({
  active: m.search__for_sale,
  pending: m.search__pending,
  sold: m.search__sold,
});

export const reachLabels: Record<Reach, string> = texts({
  yes: m.search__homes_i_can_buy,
  nearly: m.search__homes_i_can_nearly_buy,
});

/** Filters that are not facts: keywords, status and what the person can buy. Pressing one removes it. */
export function SideFilterChips({ state }: { state: SearchState }) {
  const goTo = useGoTo();
  const { after: _, ...first } = state;
  const { text, ...withoutText } = first;
  const { status, ...withoutStatus } = first;
  const { canBuy, ...anyReach } = first;
  return (
    <>
      {text && <RemovableChip onRemove={() => goTo(withoutText)}>“{text}”</RemovableChip>}
      {status && (
        <RemovableChip onRemove={() => goTo(withoutStatus)}>
          {status.map((name) => statusLabels[name]).join(' or ')}
        </RemovableChip>
      )}
      {canBuy && <RemovableChip onRemove={() => goTo(anyReach)}>{reachLabels[canBuy]}</RemovableChip>}
      {(canBuy || state.sort === 'reach') && (
        <li className="text-14 text-soft">
          <CanBuyNeedsProfile />
        </li>
      )}
      <AreaChips
        state={state}
        chip={(words, without) => (
          <RemovableChip key={words} onRemove={() => goTo(without)}>
            {words}
          </RemovableChip>
        )}
      />
    </>
  );
}

function RemovableChip({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <li className="max-w-full">
      <ChipButton state="applied" onClick={onRemove}>
        <span className="min-w-0 truncate">{children}</span>
        <X aria-hidden size={16} strokeWidth={1.5} />
        <span className="sr-only">{m.search__remove_2()}</span>
      </ChipButton>
    </li>
  );
}
