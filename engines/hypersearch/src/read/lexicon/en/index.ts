import { features } from './features.ts';
import { filler } from './filler.ts';
import { grammar } from './grammar.ts';
import { types } from './types.ts';

export const english = { rows: [...features, ...types, ...grammar], filler };
