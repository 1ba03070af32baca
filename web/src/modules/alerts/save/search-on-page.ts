import type { NewSavedSearch } from '@lintel/server/alerts';

export interface SearchOnPage {
  /** The search in the server's format. */
  search: NewSavedSearch['search'];
  /** The suggested name: the sentence, if there is one. */
  name: string | undefined;
  /** Id of the saved search being edited. */
  changing: number | undefined;
}

/** On narrow screens the button shows only its icon. */
export const compactWhenNarrow = 'min-h-12 max-lg:w-12 max-lg:px-0';
