import { basename } from 'node:path';

/** Imports of a module, as the bundler reports them. */
interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The pages that visitors see first. */
const firstPages = ['index.tsx', 'hypersearch.tsx', 'property.$id.tsx'];
/** Messages, icons and figures are imported from lists, which say nothing about the pages that show them. */
const listed = /messages.compiled|lucide-react|engines.geo/;
/** Messages and icons of many pages, and the cache that a sign-out clears. */
export const common = /messages.compiled|lucide-react|clear-cached-data/;
/** The query client with the small controls and hooks that most pages with queries use. */
export const controls =
  /react-query|query-core|web.src.(api.query-scope|ui.(hooks.use-(action|debounced)|tabs|empty-state|table.pager|overlays.popover\.|fields.(field|combobox|choice)))/;
const pageFile = /\/src\/routes\/[^?]*\?tsr-split=/;

/**
 * Names the chunk `homes` for each module that several of the first pages import. The bundler would make a file of each
 * set of pages that share a module, 60 on a page, of which headers and poor compression were a quarter of the bytes.
 */
export function homesChunk(): (id: string, modules: Modules) => string | null {
  const known = new Map<string, ReadonlySet<string>>();
  const pagesOf = (id: string, modules: Modules): ReadonlySet<string> => {
    const before = known.get(id);
    if (before) return before;
    const pages = new Set<string>();
    known.set(id, pages);
    const name = basename(id.split('?')[0] ?? id);
    if (pageFile.test(id) && firstPages.includes(name)) pages.add(name);
    for (const importer of modules.getModuleInfo(id)?.importers ?? [])
      for (const page of pagesOf(importer, modules)) pages.add(page);
    return pages;
  };
  // The landing page loads no query client.
  const isElsewhere = (id: string) => pageFile.test(id) || listed.test(id) || controls.test(id);
  return (id, modules) => (!isElsewhere(id) && pagesOf(id, modules).size > 1 ? 'homes' : null);
}
