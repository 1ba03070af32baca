import { features } from './features.ts';
import { filler } from './filler.ts';
import { grammar } from './grammar.ts';

export const spanish = { rows: [...features, ...grammar], filler };
