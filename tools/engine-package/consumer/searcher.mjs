import { parentPort, workerData } from 'node:worker_threads';
import { openSearcher } from '@lintel/hypersearch';

const searcher = openSearcher(workerData);
parentPort.on('message', ({ epoch, query }) => {
  if (epoch) searcher.take(epoch);
  parentPort.postMessage([...searcher.ids(query)]);
});
