import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { property, type Sent } from '../../server/test/odata-server/properties.ts';
import { startODataServer } from '../../server/test/odata-server/server.ts';

/** The MLS of the journeys: Lintel follows its feed, which has no home until a journey lists one. */
export interface FeedServer {
  /** Service root of its RESO Web API. */
  url: string;
  /** A POST with the fields of a home lists it here. */
  listingUrl: string;
  stop(): Promise<void>;
}

/**
 * Lintel requests changes at start-up. The response is held back until there is a change, like that of a slow
 * server, so that no journey waits for the next minute. After a listing, requests are answered immediately until
 * the run that reads it has ended.
 */
export async function startFeedServer(): Promise<FeedServer> {
  const homes: Sent[] = [];
  let listed = Promise.withResolvers<void>();
  let [isListed, waitingRequests] = [false, 0];
  /** Requests within the next seconds belong to the run that reads the home. */
  const endsSoon = () =>
    setTimeout(() => {
      isListed = false;
      listed = Promise.withResolvers();
    }, 5_000).unref();
  async function hold(): Promise<void> {
    if (isListed) endsSoon();
    waitingRequests++;
    await listed.promise;
    waitingRequests--;
  }
  const feed = await startODataServer(
    { Property: homes, Media: [], Member: [], Office: [] },
    { hold: (resource) => (resource === 'Property' ? hold() : Promise.resolve()) },
  );
  const listingServer = createServer(async (request, response) => {
    const its = (await json(request)) as Sent;
    homes.push(property(homes.length + 1, { ...its, ModificationTimestamp: new Date().toISOString() }));
    isListed = true;
    listed.resolve();
    if (waitingRequests > 0) endsSoon();
    response.writeHead(204).end();
  });
  listingServer.listen(0, '127.0.0.1');
  await once(listingServer, 'listening');
  return {
    url: feed.url,
    listingUrl: `http://127.0.0.1:${(listingServer.address() as AddressInfo).port}`,
    async stop() {
      listed.resolve();
      listingServer.close();
      await feed.stop();
    },
  };
}
