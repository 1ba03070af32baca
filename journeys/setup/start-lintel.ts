import { rmSync } from 'node:fs';
import { startCalendarServer } from './calendar-server.ts';
import { raiseCapacity } from './capacity.ts';
import { copyFolder } from './data-folder.ts';
import { startFeedServer } from './feed-server.ts';
import { loadedData } from './load.ts';
import { start, stop } from './server.ts';

/** Starts Lintel for the journeys, prints the progress, and stops it after them. */
export default async function startLintel(): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_URL) {
    console.log(`Using ${process.env.JOURNEYS_URL}, which is already running`);
    return async () => {};
  }
  console.log('Starting Lintel for the journeys …');
  const startedAt = performance.now();
  const folder = copyFolder(await loadedData());
  const [feed, calendar] = [await startFeedServer(), await startCalendarServer()];
  const { url, server } = await start(folder, { feed, calendar });
  await raiseCapacity(url);
  process.env.JOURNEYS_URL = url;
  process.env.JOURNEYS_LISTING_URL = feed.listingUrl;
  process.env.JOURNEYS_CALENDAR_URL = calendar.url;
  console.log(`Lintel started in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return async () => {
    calendar.stop();
    await feed.stop();
    await stop(server);
    rmSync(folder, { recursive: true });
  };
}
