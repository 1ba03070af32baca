import type { InLanguages } from '../../reading/language.ts';

/** An instruction with its links. */
export interface HowTo extends InLanguages {
  /** Paths of the linked pages. The texts describe only features that exist. */
  links: readonly string[];
}
