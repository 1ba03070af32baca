import type { Viewer } from '@lintel/geo';

const someone: Viewer = { country: 'US', units: null };

let read: () => Viewer | undefined = () => undefined;

/** For whom figures are written: on the server the person of the request, in the browser the one who looks. */
export const viewerNow = (): Viewer => read() ?? someone;

/** Says where the viewer is known from. */
export function readViewerFrom(source: () => Viewer | undefined) {
  read = source;
}
