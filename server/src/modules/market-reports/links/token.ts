import type { SignedIds } from '../../../platform/secrets/signed-ids.ts';
import { token } from '../../../platform/serve/registry.ts';

/** Signs the links of reports to contacts. A link stops the emails to the one contact it names and nothing else. */
export const contactLinksToken = token<SignedIds>('links of market reports');
