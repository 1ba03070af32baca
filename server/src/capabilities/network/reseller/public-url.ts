import { token } from '../../../foundation/registry.ts';

/** Base address of links in emails. */
export const publicUrlToken = token<string>('public address');
