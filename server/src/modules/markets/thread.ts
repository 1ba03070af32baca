import { setPriority } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Runs a file in a thread of its own, so that requests don't wait for it. Returns undefined when it is stopped. */
export function runInThread<Order, Result>(file: URL, order: Order, stopped: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    if (stopped.aborted) return resolve(undefined);
    const worker = new Worker(file, { workerData: order });
    const stop = () => void worker.terminate();
    stopped.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      stopped.removeEventListener('abort', stop);
      resolve(undefined);
    });
    worker.unref();
  });
}

/** Answers the order of the thread that this runs in, at the lowest priority. */
export function answerOrder<Order, Result>(answer: (order: Order) => Result): void {
  // On Linux, process 0 means the calling thread; elsewhere it is the whole process.
  if (process.platform === 'linux') setPriority(0, 19);
  parentPort?.postMessage(answer(workerData as Order));
}
