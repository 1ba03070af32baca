/** How a number bounds a field, and the marks that say so. */
export type Op = '<' | '<=' | '>' | '>=' | 'about' | 'exact' | 'between' | 'none';

export const markOps: Record<string, Op> = {
  '+': '>=',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
  '≤': '<=',
  '≥': '>=',
  '~': 'about',
  '≈': 'about',
};
