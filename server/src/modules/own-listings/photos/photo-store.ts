import type { Files } from '../../../platform/files/files.ts';
import { token } from '../../../platform/serve/registry.ts';

/** The store of listing photos, and the maximum bytes of a part of an upload. */
export const photoStoreToken = token<{ files: Files; partBytes: number }>('photos of listings');
