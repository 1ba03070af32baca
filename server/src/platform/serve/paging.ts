/** A page of a list by its number: the range of its rows, and what the reply states of it. */
export const pageOf = (page: number, size: number) => ({
  limit: size,
  offset: (page - 1) * size,
  among: (total: number) => ({ total, page, pages: Math.max(1, Math.ceil(total / size)) }),
});

/** Splits rows that were queried with a limit of one more: the rows to show, and the last of them if more follow. */
export function firstOf<Row>(rows: readonly Row[], limit: number): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, limit);
  return { shown, last: rows.length > limit ? shown.at(-1) : undefined };
}

/** Headers of a list: the exact total and, if there is one, the link to the next page of the same request. */
export function listHeaders(
  total: number,
  next?: { path: string; query: Readonly<Record<string, unknown>> },
): Record<string, string> & { 'x-total-count': string } {
  const headers = { 'x-total-count': String(total) };
  if (!next) return headers;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(next.query))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) query.append(name, String(each));
  return { ...headers, link: `<${next.path}?${query}>; rel="next"` };
}
