import { parentPort } from 'node:worker_threads';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { inspectFile } from './inspect-file.ts';
import { RejectedFile } from './inspection.ts';
import type { Inspected } from './inspection-thread.ts';

/** Inspects untrusted files in a separate thread, which may run long, grow or crash without affecting the server. */
parentPort!.on('message', async ({ content, kind, viewer }: Inspected) => {
  try {
    parentPort!.postMessage({ findings: await asViewer(viewer, () => inspectFile(content, kind)) });
  } catch (cause) {
    parentPort!.postMessage(
      cause instanceof RejectedFile ? { refused: { code: cause.code, rule: cause.message } } : { broke: String(cause) },
    );
  }
});
