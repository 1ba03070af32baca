import { rmSync } from 'node:fs';
import { openCalendar } from './calendar.ts';
import { raiseCapacity } from './capacity.ts';
import { copyOf } from './data-folder.ts';
import { openFeed } from './feed.ts';
import { loadedData } from './load.ts';
import { start, stop } from './server.ts';

/** Starts Lintel for the journeys, prints the progress, and stops it after them. */
export default async function open(): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_URL) {
    console.log(`Journeys through ${process.env.JOURNEYS_URL}, which runs already`);
    return async () => {};
  }
  console.log('Opening Lintel for the journeys …');
  const begun = performance.now();
  const folder = copyOf(await loadedData());
  const [feed, calendar] = [await openFeed(), await openCalendar()];
  const { url, server } = await start(folder, { feed, calendar });
  await raiseCapacity(url);
  process.env.JOURNEYS_URL = url;
  process.env.JOURNEYS_LISTING_URL = feed.listingUrl;
  process.env.JOURNEYS_CALENDAR_URL = calendar.url;
  console.log(`Lintel opened in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return async () => {
    calendar.stop();
    await feed.stop();
    await stop(server);
    rmSync(folder, { recursive: true });
  };
}
