import type { Capability } from '../../foundation/house.ts';
import { stubs } from './stubs.ts';

/** Papers: kept encrypted, shared by grant, reviewed, kept as long as the law wants. */
export const documentsVerbs = stubs;

export { documentReviewed, documentUploaded } from './events.ts';

export const documents: Capability = { name: 'documents' };
