import { duplicates } from './duplicates.ts';
import { merge, merges, undo } from './merge.ts';

export const mergeOperations = { duplicates, merge, merges, undo };
