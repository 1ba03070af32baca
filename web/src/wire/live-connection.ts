export interface LiveHandlers {
  tell(topic: string): void;
  /** The stream stands again, or for the first time: what happened before is not told, so all is to be looked at. */
  caughtUp(): void;
  refused(): void;
}

/** The part of the browser's `EventSource` that is used; tests bring their own. */
export interface Source {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

const LIVE = '/api/live';
/** A tab that is left for so short a time keeps its stream. */
const HIDDEN_MS = 5_000;
/** Not sooner than heartbeats: the server sends one every 20 seconds, but the browser does not show them. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * One stream while the tab is seen. It is opened again after growing pauses, which are spread lest all pages come back to
 * a server that was restarted at the same moment. Returns how to end it.
 */
export function openLive(
  handlers: LiveHandlers,
  make: (url: string) => Source = (url) => new EventSource(url) as unknown as Source,
): () => void {
  let source: Source | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Another page took the place of this one; it is opened again when somebody comes back to it. */
  let givenWay = false;

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
    if (failures === 2) handlers.refused();
    timer = setTimeout(open, pause * (0.5 + Math.random()));
  };
  const open = () => {
    close();
    const opened = make(LIVE);
    source = opened;
    opened.onopen = () => {
      failures = 0;
      handlers.caughtUp();
    };
    opened.onerror = later;
    opened.onmessage = ({ data }) => {
      const { topic, over } = JSON.parse(data) as { topic?: string; over?: 'signed_out' | 'too_many' };
      if (topic) handlers.tell(topic);
      if (!over) return;
      close();
      if (over === 'signed_out') handlers.refused();
      else givenWay = true;
    };
  };
  const look = () => {
    clearTimeout(timer);
    timer = undefined;
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(close, HIDDEN_MS);
      return;
    }
    givenWay = false;
    if (!source) {
      failures = 0;
      open();
    }
  };
  const focused = () => givenWay && look();
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
