import { m } from '@lintel/messages';
import { Eye, Trash2 } from 'lucide-react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { month } from '../../ui/format.ts';
import { placeName } from '../markets/paths.ts';
import type { MarketArea } from './calls.ts';

const outcomes = {
  sent: m.market_reports__report_sent,
  already_sent: m.market_reports__report_already_sent,
  off: m.market_reports__report_off,
  no_consent: m.market_reports__report_no_consent,
  agent_inactive: m.market_reports__report_agent_inactive,
  too_few_homes: m.market_reports__report_too_few_homes,
} as const;

/** An area of a monthly report, with the result of the latest one. */
export function AreaRow(props: {
  area: MarketArea;
  onRemove: () => void;
  /** Shows the report as its email reads. */
  onPreview?: () => void;
}) {
  const { area, onRemove, onPreview } = props;
  const { place, state, last } = area;
  const name = placeName(area);
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="grid">
        <AppLink href={`/market/${place}`} className="link font-medium">
          {name}, {state}
        </AppLink>
        <span className="text-14 text-soft">
          {last ? outcomes[last.outcome]({ month: month(last.month) }) : m.market_reports__first_next_month()}
        </span>
      </span>
      <span className="flex gap-1">
        {onPreview && (
          <Button
            kind="quiet"
            size="icon"
            aria-label={m.market_reports__preview_report_of({ city: name })}
            onClick={onPreview}
          >
            <Eye aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        )}
        <Button kind="quiet" size="icon" aria-label={m.market_reports__remove_area({ city: name })} onClick={onRemove}>
          <Trash2 aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </span>
    </li>
  );
}
