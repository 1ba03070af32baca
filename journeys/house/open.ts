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
  const feed = await openFeed();
  const { url, server } = await start(folder, feed);
  await raiseCapacity(url);
  process.env.JOURNEYS_URL = url;
  process.env.JOURNEYS_LISTING_URL = feed.listingUrl;
  console.log(`Lintel opened in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return async () => {
    await feed.stop();
    await stop(server);
  };
}
