import type { Files } from '../../../platform/files/files.ts';
import { token } from '../../../platform/serve/registry.ts';

/** Where photos of listings are stored, and the maximum bytes of a part of an upload. */
export const photoStoreToken = token<{ files: Files; partBytes: number }>('photos of listings');
