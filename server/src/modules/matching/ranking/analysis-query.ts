import type { Db } from '../../../platform/database/db.ts';
import type { Token } from '../../../platform/serve/registry.ts';
import type { Person } from '../../../platform/serve/session.ts';
import type { Weights } from './contract.ts';
import type { Search } from './search/buyer.ts';

/** The search of either endpoint. */
export type AnalysisQuery = Omit<Search, 'spot' | 'budget'> & {
  location?: string | undefined;
  weights?: Weights | undefined;
};

export interface Around {
  db: Db;
  me: Person | null;
  resolve<T>(part: Token<T>): T;
  now: Date;
}
