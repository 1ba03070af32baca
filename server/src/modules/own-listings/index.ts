import type { ServerModule } from '../../platform/app/app-context.ts';
import { openFiles } from '../../platform/files/files.ts';
import { secretOf } from '../../platform/secrets/secret.ts';
import { personalDataToken } from '../accounts/index.ts';
import { audienceOperations } from './audience/operations.ts';
import { createViewerKey, viewerKeyToken } from './audience/viewer-key.ts';
import { ownListingsData } from './personal-data.ts';
import { photosOperations } from './photos/operations.ts';
import { photoStoreToken } from './photos/photo-store.ts';
import { tidyPhotos } from './photos/tidy.ts';
import { changeStatus, publish } from './publish.ts';
import { change, checkText, create, get, list, remove } from './write.ts';

/** Listings that agents write, publish and report on in Lintel. */
export const ownListingsOperations = {
  ...{ list, create, get, change, remove, publish, changeStatus, checkWording: checkText },
  ...photosOperations,
  ...audienceOperations,
};

export { checkWording } from './wording/check-wording.ts';

const partBytesMax = 512 * 1024;

export const ownListings: ServerModule = {
  name: 'own-listings',
  async start(app) {
    const viewerKey = createViewerKey(await secretOf(app));
    app.register(viewerKeyToken, viewerKey);
    const partBytes = Math.min(partBytesMax, app.settings.LINTEL_BODY_LIMIT_BYTES);
    app.register(photoStoreToken, { files: await openFiles(app), partBytes });
    app.resolve(personalDataToken).push(ownListingsData(viewerKey));
    app.jobs.schedule('tidy-photos-of-listings', '23 * * * *', async () => void (await tidyPhotos(app)));
  },
};
