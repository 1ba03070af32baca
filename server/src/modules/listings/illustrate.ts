import { m } from '@lintel/messages';
import { anyone } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { listingsContract } from './contract.ts';
import { illustrationSvg } from './illustration/index.ts';
import { drawShareImage } from './illustration/share-image.ts';
import { publicListing } from './records.ts';

export const illustration = serve(listingsContract.illustration, {
  access: anyone('pictures of homes for sale are public'),
  async run({ input, db }) {
    const row = await publicListing(db, input.id);
    const svg = row && illustrationSvg(row, input.shot);
    if (!svg) throw notFound(m.listings__we_couldnt_find_this_picture());
    return { headers: cached(input), body: new Blob([svg], { type: 'image/svg+xml' }) };
  },
});

export const shareImage = serve(listingsContract.shareImage, {
  access: anyone('pictures of homes for sale are public'),
  async run({ input, db }) {
    const row = await publicListing(db, input.id);
    if (!row) throw notFound(m.listings__we_couldnt_find_this_picture());
    return {
      headers: cached(input),
      body: new Blob([new Uint8Array(await drawShareImage(row))], { type: 'image/png' }),
    };
  },
});

/** A home hidden later must not stay in shared caches for long, so only versioned addresses are cached for long. */
const cached = ({ v }: { v?: string | undefined }) => ({
  'cache-control': v ? 'public, max-age=86400, immutable' : 'public, max-age=300',
});
