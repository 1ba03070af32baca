export interface LiveHandlers {
  notify(topic: string): void;
  /** Called when the stream opens, first or again. Earlier events are lost, so everything must be refetched. */
  reconnected(): void;
  unauthorized(): void;
}

/** The used part of `EventSource`; tests replace it. */
export interface Source {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

const LIVE = '/api/live';
/** A tab hidden for less than this time keeps its stream. */
const HIDDEN_MS = 5_000;
/**
 * Delays between reconnections in milliseconds. Scripts cannot see the heartbeats that the server sends every 20
 * seconds.
 */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * Opens one stream while the tab is visible. Reconnects after growing delays with jitter, so that pages do not
 * reconnect to a restarted server all at once. Returns a function that closes it.
 */
export function openLive(
  handlers: LiveHandlers,
  make: (url: string) => Source = (url) => new EventSource(url) as unknown as Source,
): () => void {
  let source: Source | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True after the server closed this stream in favor of a newer page; focusing this page reopens it. */
  let replaced = false;

  const close = () => {
    clearTimeout(timer);
    timer = undefined;
    source?.close();
    source = undefined;
  };
  const later = () => {
    close();
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]!;
    failures += 1;
    if (failures === 2) handlers.unauthorized();
    timer = setTimeout(open, pause * (0.5 + Math.random()));
  };
  const open = () => {
    close();
    const opened = make(LIVE);
    source = opened;
    opened.onopen = () => {
      failures = 0;
      handlers.reconnected();
    };
    opened.onerror = later;
    opened.onmessage = ({ data }) => {
      const { topic, over } = JSON.parse(data) as { topic?: string; over?: 'signed_out' | 'too_many' };
      if (topic) handlers.notify(topic);
      if (!over) return;
      close();
      if (over === 'signed_out') handlers.unauthorized();
      else replaced = true;
    };
  };
  const look = () => {
    clearTimeout(timer);
    timer = undefined;
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(close, HIDDEN_MS);
      return;
    }
    replaced = false;
    if (!source) {
      failures = 0;
      open();
    }
  };
  const focused = () => replaced && look();
  const online = () => source === undefined && document.visibilityState === 'visible' && look();

  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', focused);
  window.addEventListener('online', online);
  if (document.visibilityState === 'visible') open();
  return () => {
    close();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', focused);
    window.removeEventListener('online', online);
  };
}
