import { token } from '../../platform/serve/registry.ts';

/** Base address of links in emails. */
export const publicUrlToken = token<string>('public address');
