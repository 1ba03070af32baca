import { createHash } from 'node:crypto';

/** SHA-256 in hex. The database stores tokens only in this form; the token itself is in one cookie or one email. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
