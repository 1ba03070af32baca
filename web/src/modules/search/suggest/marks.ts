interface Part {
  from: number;
  text: string;
  marked: boolean;
}

/** Splits a label at its highlighted spans, which are ordered and do not overlap. */
export function marksOf(label: string, spans: readonly (readonly [number, number])[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const [start, end] of spans) {
    if (start > from) parts.push({ from, text: label.slice(from, start), marked: false });
    parts.push({ from: start, text: label.slice(start, end), marked: true });
    from = end;
  }
  if (from < label.length) parts.push({ from, text: label.slice(from), marked: false });
  return parts;
}
