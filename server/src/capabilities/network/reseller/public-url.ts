import { part } from '../../../foundation/part.ts';

/** Base address of links in emails. */
export const publicUrlPart = part<string>('public address');
