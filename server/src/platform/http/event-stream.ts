import { Readable } from 'node:stream';

/** Proxies close an idle connection, mostly after 60 seconds. */
const HEARTBEAT_MS = 20_000;
/** Reconnect delay for browsers, unless the page sets its own. */
const RETRY_MS = 3_000;

/** Open streams per person and per address group. The limits protect the memory of this process. */
const STREAMS_PER_PERSON = 10;
const STREAMS_PER_ADDRESS = 50;
/** The last event of a stream that a newer one replaces. The page reconnects when the person returns to it. */
const REPLACED = { over: 'too_many' };

/** The client of a stream. */
export interface StreamReader {
  personId: number | undefined;
  /** The address group of the request (see `visitor.ts`). */
  address: string;
}

export interface EventStreams {
  /**
   * Sends the values of an iterator as server-sent events and calls its `return` when the client disconnects. Over the
   * limit of streams for a person or address, the oldest stream is closed with a reason.
   */
  open(events: AsyncIterator<unknown>, reader: StreamReader): Readable;
  /** Closes all open streams, and those opened later, because the process is about to end. */
  end(): void;
}

/** Manages the open streams of this process. */
export function createEventStreams(heartbeatMs = HEARTBEAT_MS): EventStreams {
  const open = new Map<Readable, StreamReader>();
  let ended = false;
  const replaceOldest = (isSame: (reader: StreamReader) => boolean, max: number) => {
    const same = [...open].filter(([, reader]) => isSame(reader));
    if (same.length < max) return;
    const [oldest] = same[0]!;
    open.delete(oldest);
    oldest.push(`data: ${JSON.stringify(REPLACED)}\n\n`);
    finish(oldest);
  };
  return {
    open(events, reader) {
      const { personId, address } = reader;
      if (personId !== undefined) replaceOldest((each) => each.personId === personId, STREAMS_PER_PERSON);
      replaceOldest((each) => each.address === address, STREAMS_PER_ADDRESS);
      const stream = streamOf(events, heartbeatMs);
      open.set(stream, reader);
      stream.once('close', () => open.delete(stream));
      if (ended) finish(stream);
      return stream;
    },
    end() {
      ended = true;
      for (const stream of open.keys()) finish(stream);
    },
  };
}

const finish = (stream: Readable) => void stream.push(null);

function streamOf(events: AsyncIterator<unknown>, heartbeatMs: number): Readable {
  let asking = false;
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    clearInterval(heartbeat);
    void events.return?.();
  };
  const stream = new Readable({
    // Requests one event at a time, so a slow client holds events back in the iterator.
    read() {
      if (asking || over) return;
      asking = true;
      events.next().then(
        ({ done, value }) => {
          asking = false;
          if (!over && !stream.readableEnded) stream.push(done ? null : `data: ${JSON.stringify(value)}\n\n`);
        },
        (error: Error) => stream.destroy(error),
      );
    },
    destroy(error, done) {
      end();
      done(error);
    },
  });
  const heartbeat = setInterval(() => {
    if (stream.readableLength === 0) stream.push(':\n\n');
  }, heartbeatMs).unref();
  stream.once('end', end);
  // A first line makes Node send the headers immediately.
  stream.push(`retry: ${RETRY_MS}\n:\n\n`);
  return stream;
}
