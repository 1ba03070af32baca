/** Style of a suggested question. */
export const suggestionLook =
  'min-h-8 rounded-chip border border-edge bg-raised px-3 py-1 text-left text-14 transition-colors hover:bg-sunk';
