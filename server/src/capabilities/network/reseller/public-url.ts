import { part } from '../../../foundation/part.ts';

/** Where people reach Lintel: what links that leave the page begin with. */
export const publicUrlPart = part<string>('public address');
