import type { Capability } from '../../foundation/house.ts';

/** Papers: kept encrypted, shared by grant, reviewed, kept as long as the law wants. */
export const documentsVerbs = {};

export const documents: Capability = { name: 'documents' };
