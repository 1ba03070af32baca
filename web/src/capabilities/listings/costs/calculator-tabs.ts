import { m } from '@lintel/messages';
export const calculatorTabs = [
  {
    value: 'numbers',
    get label() {
      return m.listings__change_the_numbers();
    },
  },
  {
    value: 'years',
    get label() {
      return m.listings__year_by_year();
    },
  },
  {
    value: 'fit',
    get label() {
      return m.listings__does_it_fit();
    },
  },
] as const;
export type CalculatorTab = (typeof calculatorTabs)[number]['value'];
