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
      return m.listings__can_i_afford_it();
    },
  },
] as const;
export type CalculatorTab = (typeof calculatorTabs)[number]['value'];
