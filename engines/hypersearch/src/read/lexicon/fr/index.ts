import { features } from './features.ts';
import { filler } from './filler.ts';
import { grammar } from './grammar.ts';

export const french = { rows: [...features, ...grammar], filler };
