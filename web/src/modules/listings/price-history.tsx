import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { PropertyDetail } from '@lintel/server/listings';
import { day, money } from '../../ui/format.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { homeName } from './home/home-facts.ts';

type Event = PropertyDetail['history'][number];

const eventNames: Record<Event['event'], string> = texts({
  coming_soon: m.listings__coming_soon,
  listed: m.listings__listed,
  price_change: m.listings__price_changed,
  under_contract: m.listings__under_contract,
  pending: m.listings__pending,
  back_on_market: m.listings__back_on_the_market,
  hold: m.listings__on_hold,
  withdrawn: m.listings__withdrawn,
  canceled: m.listings__listing_canceled,
  expired: m.listings__listing_expired,
  removed: m.listings__removed,
  relisted: m.listings__relisted,
  sold: m.listings__sold,
});

/** Names an event. A price change states its direction. */
const eventName = ({ event, changePercent }: Event): string => {
  if (event !== 'price_change' || changePercent === null) return eventNames[event];
  return changePercent < 0 ? m.listings__price_cut_2() : m.listings__price_raised();
};

/** Formats `−3.1%` or `+2%`: the sign is text, not only a color. */
const change = (percent: number | null): string =>
  percent === null ? '' : `${percent < 0 ? '−' : '+'}${Math.abs(percent).toLocaleString('en-US')}%`;

/** Price and status events, newest first. */
export function PriceHistory({ home }: { home: PropertyDetail }) {
  if (home.history.length === 0) return <p className="text-soft">{m.listings__theres_no_recorded_history_for()}</p>;
  return (
    <DataTable
      quietCaption
      caption={m.listings__price_history_of({ home: homeName(home) })}
      columns={[
        { head: m.listings__date(), cell: (event: Event) => <time dateTime={event.on}>{day(event.on)}</time> },
        { head: m.listings__event(), cell: (event: Event) => eventName(event) },
        {
          head: m.listings__price(),
          cell: (event: Event) => (event.price === null ? '' : money(event.price, home.currency)),
          numeric: true,
        },
        { head: m.listings__change(), cell: (event: Event) => change(event.changePercent), numeric: true },
      ]}
      rows={home.history}
      keyOf={(event) => `${event.on} ${event.event} ${event.price}`}
    />
  );
}
