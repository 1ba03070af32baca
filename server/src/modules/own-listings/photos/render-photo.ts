import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { m } from '@lintel/messages';
import { invalid } from '../../../platform/serve/errors.ts';
import type { Crop } from './contract.ts';

export interface RenderJob {
  content: Uint8Array;
  crop: Crop | null;
}

export interface RenderedPhoto {
  /** Pixels of the whole photo. */
  width: number;
  height: number;
  /** The whole photo as JPEG without metadata, for later crops. */
  whole: Uint8Array;
  /** The cropped photo as WebP in several widths, narrowest first. */
  files: { width: number; bytes: Uint8Array }[];
}

const renderMs = 30_000;

/** Renders one photo at a time, so that a flood of uploads uses one core. */
let last: Promise<unknown> = Promise.resolve();

export function renderPhoto(job: RenderJob): Promise<RenderedPhoto> {
  const turn = last.then(() => renderInThread(job));
  last = turn.catch(() => undefined);
  return turn;
}

async function renderInThread(workerData: RenderJob): Promise<RenderedPhoto> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    const [result] = (await once(worker, 'message', { signal: AbortSignal.timeout(renderMs) })) as [
      RenderedPhoto | { broken: string },
    ];
    if (!('broken' in result)) return result;
  } catch {
    // A crash or a timeout says the same about the file.
  } finally {
    void worker.terminate();
  }
  throw invalid('file', m.own_listings__must_be_a_photo());
}
