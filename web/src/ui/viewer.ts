import type { Viewer } from '@lintel/geo';

const defaultViewer: Viewer = { country: 'US', units: null };

let read: () => Viewer | undefined = () => undefined;

/**
 * Returns the viewer whose country and units decide how numbers are formatted: the request's on the server, the
 * person's in the browser.
 */
export const viewerNow = (): Viewer => read() ?? defaultViewer;

/** Sets the source of the viewer. */
export function readViewerFrom(source: () => Viewer | undefined) {
  read = source;
}
