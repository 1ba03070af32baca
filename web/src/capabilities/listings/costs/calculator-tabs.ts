export const calculatorTabs = [
  { value: 'numbers', label: 'Change the numbers' },
  { value: 'years', label: 'Year by year' },
  { value: 'fit', label: 'Does it fit?' },
] as const;
export type CalculatorTab = (typeof calculatorTabs)[number]['value'];
