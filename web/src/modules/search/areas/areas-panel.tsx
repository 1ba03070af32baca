import { m } from '@lintel/messages';
import { ChevronDown, Circle, Lasso, PencilRuler, Pentagon, TextCursorInput, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/format.ts';
import type { SearchState } from '../search-state.ts';
import { type AreaActs, AreaItem } from './area-item.tsx';
import type { Tool } from './draft.ts';
import type { SearchArea } from './search-areas.ts';

const tools = [
  { tool: 'corners', label: m.search__draw_area, Icon: Pentagon },
  { tool: 'freehand', label: m.search__freehand, Icon: Lasso },
  { tool: 'circle', label: m.search__circle, Icon: Circle },
] as const;

interface AreasPanelProps {
  state: SearchState;
  areas: readonly SearchArea[];
  acts: AreaActs;
  /** Undefined until the person toggles it. */
  unfolded: boolean | undefined;
  onFold: (unfolded: boolean) => void;
  /** Undefined if the map cannot be drawn; areas are then entered as points. */
  onDraw: ((tool: Tool) => void) | undefined;
  onEnter: () => void;
  onClear: () => void;
}

/** Drawing tools and the list of areas. Over the map they are closed until the person opens them. */
export function AreasPanel(props: AreasPanelProps) {
  const { state, areas, acts, unfolded, onFold, onDraw, onEnter, onClear } = props;
  const open = unfolded ?? onDraw === undefined;
  const body = useId();
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <section aria-label={m.search__drawing_tools()} className="grid max-h-full min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <h3 className="font-sans">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => onFold(!open)}
          className="flex min-h-9.5 w-full items-center gap-2 px-3 text-14 font-semibold"
        >
          <PencilRuler {...icon} />
          <span className={open || onDraw === undefined ? undefined : 'max-xl:sr-only'}>
            {m.search__drawing_tools()}
          </span>
          {areas.length > 0 && (
            <span className="font-normal text-soft tabular-nums max-xl:sr-only">
              {counted(areas.length, 'area', 'areas')}
            </span>
          )}
          <ChevronDown {...icon} className={open ? 'ml-auto rotate-180' : 'ml-auto'} />
        </button>
      </h3>
      <div id={body} hidden={!open} className="min-h-0 w-68 max-w-full overflow-y-auto px-3 pb-3">
        <div className="grid grid-cols-2 gap-2">
          {onDraw &&
            tools.map(({ tool, label, Icon }) => (
              <Button
                key={tool}
                size="sm"
                kind="secondary"
                className="justify-start px-2!"
                onClick={() => onDraw(tool)}
              >
                <Icon {...icon} /> {label()}
              </Button>
            ))}
          <Button size="sm" kind="secondary" className="justify-start px-2!" onClick={onEnter}>
            <TextCursorInput {...icon} /> {m.search__enter_area()}
          </Button>
        </div>
        {areas.length > 0 && (
          <>
            <ul aria-label={m.search__areas_in_this_search()} className="mt-3 grid gap-2">
              {areas.map((area) => (
                <AreaItem key={area.key} state={state} area={area} acts={acts} />
              ))}
            </ul>
            <Button size="sm" kind="quiet" className="mt-2 w-full" onClick={onClear}>
              <Trash2 {...icon} /> {m.search__clear_all_2()}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
