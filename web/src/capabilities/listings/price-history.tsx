import type { PropertyDetail } from '@lintel/server/listings';
import { DataTable } from '../../ui/data-table.tsx';
import { day, money } from '../../ui/format.ts';
import { homeName } from './home-facts.ts';

type Event = PropertyDetail['history'][number];

const eventNames: Record<Event['event'], string> = {
  coming_soon: 'Coming soon',
  listed: 'Listed',
  price_change: 'Price changed',
  under_contract: 'Under contract',
  pending: 'Pending',
  back_on_market: 'Back on the market',
  hold: 'On hold',
  withdrawn: 'Withdrawn',
  canceled: 'Listing canceled',
  expired: 'Listing expired',
  removed: 'Removed',
  relisted: 'Listed again',
  sold: 'Sold',
};

/** A change of price says which way it went. */
const eventName = ({ event, changePercent }: Event): string => {
  if (event !== 'price_change' || changePercent === null) return eventNames[event];
  return changePercent < 0 ? 'Price cut' : 'Price raised';
};

/** `−3.1%`, `+2%`: the sign is said, not only coloured. */
const change = (percent: number | null): string =>
  percent === null ? '' : `${percent < 0 ? '−' : '+'}${Math.abs(percent).toLocaleString('en-US')}%`;

/** What happened to the price and the status, newest first. */
export function PriceHistory({ home }: { home: PropertyDetail }) {
  if (home.history.length === 0) return <p className="text-soft">No history is recorded for this home.</p>;
  return (
    <DataTable
      quietCaption
      caption={`Price history of ${homeName(home)}`}
      columns={[
        { head: 'Date', cell: (event: Event) => <time dateTime={event.on}>{day(event.on)}</time> },
        { head: 'Event', cell: (event: Event) => eventName(event) },
        {
          head: 'Price',
          cell: (event: Event) => (event.price === null ? '' : money(event.price, home.currency)),
          numeric: true,
        },
        { head: 'Change', cell: (event: Event) => change(event.changePercent), numeric: true },
      ]}
      rows={home.history}
      keyOf={(event) => `${event.on} ${event.event} ${event.price}`}
    />
  );
}
