import { expect, it } from 'vitest';
import { pseudoText } from './pseudo.ts';

it('marks and lengthens a text by 40 % and keeps its placeholders', () => {
  const text = pseudoText('Save {name} now, please');
  expect(text).toMatch(/^⟦Sàvé \{name\} ñôw, pléàsé···· ·{5}⟧$/);
});
