import type { ProtectedClass } from '@lintel/hypersearch';
import type { ToolName } from '../contract.ts';
import type { Courtesy } from './courtesies.ts';
import type { RefusalName } from './refusals.ts';
import type { Talk } from './talk.ts';
import type { UnlistedDetail } from './unlisted-details.ts';

/** What is asked back when it cannot be told what is meant. */
export type AskedBack = 'home' | 'homes' | 'income' | 'place' | 'price' | 'anything';

/** What is to be done about a message. */
export type Plan =
  | { kind: 'use'; tool: ToolName; input: Record<string, unknown> }
  | { kind: 'refuse'; refusal: RefusalName; class?: ProtectedClass }
  | { kind: 'ask'; for: AskedBack; waiting?: Talk['waiting']; details?: UnlistedDetail[] | undefined }
  | { kind: 'courtesy'; courtesy: Courtesy };

/** What HyperSearch reads in a text: its facts as canonical texts, parted by what becomes of them. */
export interface SearchReading {
  /** What finds or orders homes. */
  wishes: string[];
  refused: ProtectedClass[];
  unsupported: string[];
  language: 'en' | 'fr' | 'es';
  /** Whether it changes the search before by more than the wishes it names: "cheaper", "forget Denver", "start over". */
  refines: boolean;
}

/** `before`: canonical texts of the search that stands. */
export type ReadSearch = (text: string, before?: readonly string[]) => SearchReading;
