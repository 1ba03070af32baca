import { toString as drawQr } from 'qrcode';
import { serve } from '../../../platform/serve/serve.ts';
import { myCompany } from '../access.ts';
import { publicUrlToken } from '../public-url.ts';
import { codesContract as contract } from './contract.ts';
import { codeRows } from './rows.ts';

/** The link of a code never changes, so the image can be cached. */
export const qr = serve(contract.qr, {
  access: myCompany,
  async run({ input: { id }, subject: company, db, resolve }) {
    const { link } = await codeRows(db, company, resolve(publicUrlToken)).one(id);
    const svg = await drawQr(link, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
    return {
      headers: { 'cache-control': 'private, max-age=86400' },
      body: new Blob([svg], { type: 'image/svg+xml' }),
    };
  },
});
