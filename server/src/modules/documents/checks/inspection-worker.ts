import { parentPort } from 'node:worker_threads';
import { inspectFile } from './inspect-file.ts';
import { RejectedFile } from './inspection.ts';
import type { Kind } from './kinds.ts';

/** Inspects untrusted files in a separate thread, which may run long, grow or crash without affecting the server. */
parentPort!.on('message', async ({ content, kind }: { content: Uint8Array; kind: Kind }) => {
  try {
    parentPort!.postMessage({ findings: await inspectFile(content, kind) });
  } catch (cause) {
    parentPort!.postMessage(
      cause instanceof RejectedFile ? { refused: { code: cause.code, rule: cause.message } } : { broke: String(cause) },
    );
  }
});
