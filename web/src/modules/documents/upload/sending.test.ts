import { describe, expect, it } from 'vitest';
import { Failure } from '../../../api/failure.ts';
import { type Sending, sendFile } from './sending.ts';
import type { Transport } from './transport.ts';

const broken = () => new Failure({ status: 0, code: 'UNREACHABLE', text: 'We couldn’t reach the server' });
const refused = (status: number, rule: string) =>
  new Failure({ status, code: 'INVALID', text: 'Not taken', fields: [{ field: 'content', rule }] });

/** A server that stores the uploaded parts and runs the test's hook before each part. */
function server(size: number, beforePart: (count: number, offset: number) => void = () => {}) {
  let kept = 0;
  let begun = 0;
  let parts = 0;
  const offsets: number[] = [];
  const target = () => ({ documentId: 7, path: '/api/documents/7/content', offset: kept, partBytes: 4 });
  const transport: Transport = {
    async begin() {
      begun++;
      return target();
    },
    resume: async () => target(),
    giveUp: async () => {},
    async send({ offset }, part, _stop, moved) {
      parts++;
      beforePart(parts, offset);
      if (offset !== kept) throw refused(409, 'begins elsewhere');
      offsets.push(offset);
      moved(part.size);
      kept += part.size;
      return { complete: kept === size, offset: kept, advice: [], sameAs: undefined };
    },
  };
  return { transport, offsets, begun: () => begun, lose: (bytes: number) => (kept -= bytes) };
}

const sending = (size: number): Sending => ({
  key: 1,
  file: new File([new Uint8Array(size)], 'stub.pdf', { type: 'application/pdf' }),
  about: { category: 'pay_stubs' },
  state: 'waiting',
  sent: 0,
});

async function sent(of: Sending, transport: Transport, stop = new AbortController()) {
  const states: Sending[] = [];
  let now = of;
  const waits: number[] = [];
  await sendFile(of, {
    transport,
    stop: stop.signal,
    wait: async (ms) => waits.push(ms),
    changed(change) {
      now = { ...now, ...change };
      states.push(now);
    },
  });
  return { last: now, states, waits };
}

describe('an upload', () => {
  it('sends part by part and reports when the file is being checked', async () => {
    const { transport, offsets } = server(10);
    const { last, states } = await sent(sending(10), transport);
    expect(offsets).toEqual([0, 4, 8]);
    expect(last).toMatchObject({ state: 'done', sent: 10, documentId: 7 });
    expect(states.map(({ state }) => state)).toContain('checking');
  });

  it("continues at the server's offset after a broken connection, and starts only one upload", async () => {
    const { transport, offsets, begun } = server(12, (count) => {
      if (count === 2 || count === 3) throw broken();
    });
    const { last, waits } = await sent(sending(12), transport);
    expect(offsets).toEqual([0, 4, 8]);
    expect(begun()).toBe(1);
    expect(waits).toEqual([500, 1_500]);
    expect(last.state).toBe('done');
  });

  it('waits for the person when the connection stays down, and keeps the bytes received', async () => {
    const { transport } = server(12, (count) => {
      if (count > 1) throw broken();
    });
    const { last } = await sent(sending(12), transport);
    expect(last).toMatchObject({ state: 'broken', documentId: 7, sent: 4 });
  });

  it('asks for the offset when another tab sent a part first', async () => {
    let once = true;
    const part = server(12, (count) => {
      if (count === 3 && once) {
        once = false;
        part.lose(4);
      }
    });
    const { last } = await sent(sending(12), part.transport);
    expect(last.state).toBe('done');
  });

  it("fails with the server's message when the content is rejected", async () => {
    const { transport } = server(8, (count) => {
      if (count === 2) throw refused(400, 'This PDF is locked with a password.');
    });
    const { last, waits } = await sent(sending(8), transport);
    expect(last).toMatchObject({ state: 'failed', problem: 'This PDF is locked with a password.' });
    expect(waits).toEqual([]);
  });

  it('is done when only the last response was lost', async () => {
    const { transport } = server(8);
    const lost: Transport = {
      ...transport,
      async send(...given) {
        const arrived = await transport.send(...given);
        if (arrived.complete) throw broken();
        return arrived;
      },
      resume: async () => ({ complete: true, offset: 8, advice: [], sameAs: undefined }),
    };
    expect((await sent(sending(8), lost)).last).toMatchObject({ state: 'done', sent: 8 });
  });

  it('stops when it is paused', async () => {
    const stop = new AbortController();
    const { transport } = server(12, (count) => {
      if (count === 2) {
        stop.abort();
        throw broken();
      }
    });
    const { last } = await sent(sending(12), transport, stop);
    expect(last).toMatchObject({ state: 'paused', sent: 4 });
  });
});
