import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ClamdServer {
  /** The value of the setting: `127.0.0.1:3310`. */
  address: string;
  /** The received streams, one entry per scan. */
  scanned: Buffer[];
  /** While away, it closes every connection. */
  away(is: boolean): void;
  stop(): Promise<void>;
}

const command = Buffer.from('zINSTREAM\0');

/** Speaks INSTREAM of ClamAV's daemon, and detects one virus: the word EICAR-STANDARD-ANTIVIRUS-TEST-FILE. */
export async function startClamdServer(): Promise<ClamdServer> {
  const sockets = new Set<Socket>();
  const scanned: Buffer[] = [];
  let isAway = false;
  const server = createServer((socket) => {
    if (isAway) return void socket.destroy();
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const content = contentOf(received);
      if (!content) return;
      scanned.push(content);
      const isVirus = content.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
      socket.end(isVirus ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    away(is) {
      isAway = is;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Joins the parts of a stream; undefined until the empty part that ends it. */
function contentOf(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, command.length).equals(command)) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
