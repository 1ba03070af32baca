import type { SourceFile } from './source-files.ts';

/**
 * Returns the groups of files that import each other, by types too, each sorted by path (strongly connected
 * components, after Tarjan).
 */
export function cyclesOf(files: readonly SourceFile[]): string[][] {
  const importsByPath = new Map(files.map(({ path, imports }) => [path, imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.get(path)!);
    stack.push(path);
    for (const target of importsByPath.get(path)!) {
      if (!importsByPath.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const cycle = stack.splice(stack.indexOf(path));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  for (const path of importsByPath.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
