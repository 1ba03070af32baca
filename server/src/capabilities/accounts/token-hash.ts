import { createHash } from 'node:crypto';

/** SHA-256 in hex. The database holds tokens in this form only; a token itself is known to one cookie or one email. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
