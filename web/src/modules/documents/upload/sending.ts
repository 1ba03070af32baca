import type { Advice, DocumentCategory } from '@lintel/server/documents';
import { Failure, failureOf, mayRetry } from '../../../api/failure.ts';
import type { Arrived, Transport, UploadTarget } from './transport.ts';

/** One upload in progress. */
export interface Sending {
  key: number;
  file: File;
  /** Category of a new document, or the document that gets a new version. */
  about: { category: DocumentCategory } | { replaces: number };
  state: 'waiting' | 'sending' | 'checking' | 'paused' | 'broken' | 'done' | 'failed';
  /** Bytes sent. */
  sent: number;
  documentId?: number | undefined;
  /** The reason for the rejection, as text. */
  problem?: string | undefined;
  advice?: readonly Advice[] | undefined;
  sameAs?: string | undefined;
}

/** Delays between retries after a broken connection, in milliseconds; afterwards the person must retry. */
const pauses = [500, 1_500, 4_000];

interface Ways {
  transport: Transport;
  changed: (change: Partial<Sending>) => void;
  wait: (ms: number) => Promise<unknown>;
  stop: AbortSignal;
}

/**
 * Uploads a file part by part. After a broken connection it asks the server for the offset and continues. Ends in a
 * state that needs a person: done, failed, broken or paused.
 */
export async function sendFile(sending: Sending, { transport, changed, wait, stop }: Ways): Promise<void> {
  const { file, about } = sending;
  let documentId = sending.documentId;
  let tries = 0;
  for (;;) {
    try {
      changed({ state: 'sending' });
      const started =
        documentId === undefined ? await transport.begin(file, about) : await transport.resume(documentId, file);
      if ('complete' in started) return changed({ state: 'done', sent: file.size, advice: started.advice });
      let target: UploadTarget = started;
      documentId = target.documentId;
      changed({ documentId, sent: target.offset });
      if (stop.aborted) return changed({ state: 'paused' });
      for (;;) {
        const arrived = await sendPart(file, target, { transport, changed, wait, stop });
        tries = 0;
        if (arrived.complete)
          return changed({ state: 'done', sent: file.size, advice: arrived.advice, sameAs: arrived.sameAs });
        target = { ...target, offset: arrived.offset };
        changed({ sent: arrived.offset });
      }
    } catch (cause) {
      const failure = cause instanceof Failure ? cause : failureOf(cause);
      if (stop.aborted) return changed({ state: 'paused' });
      // Another client, perhaps another tab, sent a part meanwhile: the server knows the offset.
      const again = mayRetry(failure) || (failure.status === 409 && documentId !== undefined);
      if (!again) return changed({ state: 'failed', problem: inWords(failure) });
      const pause = pauses[tries++];
      if (pause === undefined) return changed({ state: 'broken', problem: undefined });
      await wait(pause);
      if (stop.aborted) return changed({ state: 'paused' });
    }
  }
}

function sendPart(file: File, target: UploadTarget, { transport, changed, stop }: Ways): Promise<Arrived> {
  const part = file.slice(target.offset, target.offset + target.partBytes);
  const last = target.offset + part.size >= file.size;
  return transport.send(target, part, stop, (moved) => {
    const sent = Math.min(file.size, target.offset + moved);
    // All bytes are sent; the server is checking and storing the file.
    changed(last && moved >= part.size ? { sent, state: 'checking' } : { sent });
  });
}

const inWords = (failure: Failure): string => failure.fields[0]?.rule ?? failure.text;
