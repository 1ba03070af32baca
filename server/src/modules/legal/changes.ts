import type { LegalDocument, Stretch } from './contract.ts';

type Sections = { heading: string; changed: boolean; paragraphs: Stretch[][] }[];

/**
 * Returns the additions and deletions between two texts; sections are matched by position, paragraphs by similarity.
 */
export function changesBetween(from: LegalDocument, to: LegalDocument): Sections {
  const count = Math.max(from.sections.length, to.sections.length);
  return Array.from({ length: count }, (_, at) => {
    const [before, after] = [from.sections[at], to.sections[at]];
    const paragraphs = paragraphChanges(before?.paragraphs ?? [], after?.paragraphs ?? []);
    const renamed = before !== undefined && after !== undefined && before.heading !== after.heading;
    return {
      heading: (after ?? before)!.heading,
      changed: renamed || paragraphs.some((stretches) => stretches.some(({ kind }) => kind !== 'same')),
      paragraphs: renamed ? [inWords(before.heading, after.heading), ...paragraphs] : paragraphs,
    };
  });
}

/** Keeps the common paragraphs. Between them, deleted paragraphs are compared with added ones word by word. */
function paragraphChanges(before: readonly string[], after: readonly string[]): Stretch[][] {
  const result: Stretch[][] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      const [old, young] = [removed[at], added[at]];
      if (old !== undefined && young !== undefined) result.push(inWords(old, young));
      else if (old !== undefined) result.push([{ kind: 'removed', text: old }]);
      else result.push([{ kind: 'added', text: young! }]);
    }
    removed = [];
    added = [];
  };
  for (const { kind, item } of steps(before, after)) {
    if (kind === 'removed') removed.push(item);
    else if (kind === 'added') added.push(item);
    else {
      flush();
      result.push([{ kind: 'same', text: item }]);
    }
  }
  flush();
  return result;
}

/**
 * Below this share of common words two paragraphs are shown as fully replaced, because a patchwork of single words is
 * hard to read.
 */
const LIKENESS = 0.4;

function inWords(before: string, after: string): Stretch[] {
  const [old, young] = [before.split(/(?<= )/), after.split(/(?<= )/)];
  const path = steps(old, young);
  const same = path.filter(({ kind }) => kind === 'same').length;
  if (same / Math.max(old.length, young.length) < LIKENESS)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  const stretches: Stretch[] = [];
  for (const { kind, item } of path) {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += item;
    else stretches.push({ kind, text: item });
  }
  return stretches;
}

/** The shortest edit script between two lists (longest common subsequence). */
function steps(before: readonly string[], after: readonly string[]): { kind: Stretch['kind']; item: string }[] {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const path: { kind: Stretch['kind']; item: string }[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      path.push({ kind: 'same', item: before[i]! });
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) {
      path.push({ kind: 'removed', item: before[i]! });
      i += 1;
    } else {
      path.push({ kind: 'added', item: after[j]! });
      j += 1;
    }
  }
  return path;
}
