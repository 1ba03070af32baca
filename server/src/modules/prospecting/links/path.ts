import { token } from '../../../platform/serve/registry.ts';

/** Base address of links in emails. */
export const prospectingUrlToken = token<string>('public address of sent homes');
