import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { timeRange } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';

/** The next open house, in the home's time zone. */
export function OpenHouse({ home }: { home: PropertyDetail }) {
  if (!home.openHouse) return null;
  const { startsAt, endsAt } = home.openHouse;
  return (
    <Notice title={m.listings__open_house()}>
      <time dateTime={startsAt}>{timeRange(startsAt, endsAt, home.timeZone)}</time>
      {m.listings__in_the_homes_local_time()}
    </Notice>
  );
}
