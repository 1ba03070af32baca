/** Numbers are grouped the same way on every machine: server and browser must write the same. */
const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimalFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const exactFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `12,400` */
export const whole = (value: number): string => plainZero(wholeFormat.format(value));

/** `2.5`, `0.25`: at most two decimals, without trailing zeros. */
export const decimal = (value: number): string => plainZero(decimalFormat.format(value));

/** `2,939.20` */
export const twoDecimals = (value: number): string => plainZero(exactFormat.format(value));

/** Three significant digits: `1.2`, `48,600`. */
export const rounded = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }).format(value);

const plainZero = (text: string) => (text === '-0' ? '0' : text);
