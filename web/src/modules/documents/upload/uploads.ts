import { m } from '@lintel/messages';
import type { DocumentCategory, Upload } from '@lintel/server/documents';
import { onClear } from '../../../api/clear-cached-data.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { reasonAgainst } from './pre-check.ts';
import { type Sending, sendFile } from './sending.ts';
import { transport } from './transport.ts';

/** Number of parallel uploads; others wait. */
const lanes = 2;

let all: readonly Sending[] = [];
let count = 0;
const stops = new Map<number, AbortController>();
const listeners = new Set<() => void>();
let arrivedOne: () => void = () => {};

/** Uploads in progress, newest first. They continue while the person visits other pages. */
export const uploads = () => all;

export function onUploads(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Registers a callback that runs when a document has arrived, to refetch lists. */
export function onArrived(notify: () => void): void {
  arrivedOne = notify;
}

function put(next: readonly Sending[]): void {
  all = next;
  for (const notify of listeners) notify();
}

const change = (key: number, by: Partial<Sending>) =>
  put(all.map((one) => (one.key === key ? { ...one, ...by } : one)));

type About = { category: DocumentCategory } | { replaces: number };

/** Starts the upload, or lists the file with the reason when the check rejects it. */
export function startUpload(file: File, about: About, unfinished?: Upload): void {
  const problem = reasonAgainst(file);
  const sending: Sending = {
    key: ++count,
    file,
    about,
    state: problem ? 'failed' : 'waiting',
    sent: unfinished?.offset ?? 0,
    problem,
    documentId: unfinished?.documentId,
  };
  put([sending, ...all]);
  if (problem) showUploadFailed();
  next();
}

function next(): void {
  const busy = all.filter(({ state }) => state === 'sending' || state === 'checking').length;
  const waiting = all.findLast(({ state }) => state === 'waiting');
  if (busy >= lanes || !waiting) return;
  void run(waiting);
  next();
}

async function run(sending: Sending): Promise<void> {
  const { key } = sending;
  const stop = new AbortController();
  stops.set(key, stop);
  await sendFile(sending, { transport, stop: stop.signal, wait: pause, changed: (by) => change(key, by) });
  stops.delete(key);
  const ended = all.find((one) => one.key === key);
  if (ended?.state === 'done') {
    showToast({
      title: m.documents__document_uploaded_successfully(),
      description: m.documents__your_document_has_been_uploaded(),
    });
    // A finished upload without remarks is removed here: it appears in the document list.
    if (!ended.advice?.length && !ended.sameAs) dismiss(key);
    arrivedOne();
  }
  if (ended?.state === 'failed') {
    showUploadFailed();
    arrivedOne();
  }
  next();
}

const showUploadFailed = () =>
  showToast({
    title: m.documents__upload_failed(),
    description: m.documents__there_was_an_error_uploading(),
    tone: 'danger',
  });

/** Resolves after the delay, or earlier when the browser is online again. */
const pause = (ms: number) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

export const pauseUpload = (key: number) => stops.get(key)?.abort();

export function resumeUpload(key: number): void {
  change(key, { state: 'waiting', problem: undefined });
  next();
}

/** Cancels an upload and deletes the received bytes on the server. */
export async function cancelUpload(key: number): Promise<void> {
  const sending = all.find((one) => one.key === key);
  stops.get(key)?.abort();
  dismiss(key);
  if (sending?.documentId !== undefined && sending.state !== 'failed' && sending.state !== 'done')
    await transport.giveUp(sending.documentId).catch(() => {});
  arrivedOne();
  next();
}

export const dismiss = (key: number) => put(all.filter((one) => one.key !== key));

if (!import.meta.env.SSR) {
  addEventListener('online', () => {
    for (const { key, state } of all) if (state === 'broken') resumeUpload(key);
  });
  onClear(() => {
    for (const stop of stops.values()) stop.abort();
    put([]);
  });
}
