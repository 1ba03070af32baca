import { m } from '@lintel/messages';
import { LocateFixed, Spline, TextCursorInput, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import type { SearchState } from '../search-state.ts';
import { AreaCount } from './area-count.tsx';
import type { SearchArea } from './search-areas.ts';
import { sizeWords } from './size-words.ts';

export interface AreaActs {
  /** Undefined if the map cannot be drawn. */
  onShow: ((area: SearchArea) => void) | undefined;
  onReshape: ((area: SearchArea) => void) | undefined;
  onType: (area: SearchArea) => void;
  onTurn: (area: SearchArea) => void;
  onDelete: (area: SearchArea) => void;
}

/** One area of the list: name, number of homes, size and actions. */
export function AreaItem({ state, area, acts }: { state: SearchState; area: SearchArea; acts: AreaActs }) {
  const { name, out, fault } = area;
  const small = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <li className="grid gap-1 border-t border-line pt-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-14">
        <span className="flex items-center gap-2 font-semibold">
          <Swatch out={out} />
          {name}
        </span>
        {!fault && (
          <span className="tabular-nums">
            <AreaCount state={state} area={area} />
          </span>
        )}
      </p>
      <p className={fault ? 'text-12 text-danger' : 'text-12 text-soft'}>{fault ?? sizeWords(area.shape)}</p>
      <div className="flex items-center gap-1">
        <Checkbox
          label={m.search__exclude()}
          aria-label={m.search__exclude_homes_in({ name })}
          checked={out}
          onChange={() => acts.onTurn(area)}
        />
        <span className="flex-1" />
        {acts.onShow && !fault && (
          <Small name={`Show ${name} on the map`} onClick={() => acts.onShow?.(area)}>
            <LocateFixed {...small} />
          </Small>
        )}
        {acts.onReshape && !fault && (
          <Small name={`Change ${name} on the map`} onClick={() => acts.onReshape?.(area)}>
            <Spline {...small} />
          </Small>
        )}
        <Small name={`Change ${name} by its points`} onClick={() => acts.onType(area)}>
          <TextCursorInput {...small} />
        </Small>
        <Small name={`Delete ${name}`} onClick={() => acts.onDelete(area)}>
          <Trash2 {...small} />
        </Small>
      </div>
    </li>
  );
}

const Small = ({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) => (
  <Button kind="quiet" size="sm" aria-label={name} title={name} onClick={onClick} className="min-w-8 px-0!">
    {children}
  </Button>
);

/** The map's line style: solid, or dashed with stripes. */
const Swatch = ({ out }: { out: boolean }) => (
  <svg aria-hidden viewBox="0 0 16 16" className="size-4 shrink-0">
    <rect
      x="1"
      y="1"
      width="14"
      height="14"
      className={out ? 'fill-none stroke-ink [stroke-dasharray:3_2]' : 'fill-primary/12 stroke-primary stroke-2'}
    />
    {out && <path d="M1 11L11 1M5 15L15 5" className="stroke-ink" />}
  </svg>
);
