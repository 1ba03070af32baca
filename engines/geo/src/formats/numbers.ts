/** A fixed locale, because server and browser must format equally. */
const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimalFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const exactFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const roundedFormat = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** Formats a whole number: `12,400`. */
export const whole = (value: number): string => plainZero(wholeFormat.format(value));

/** Formats at most two decimals without trailing zeros: `2.5`, `0.25`. */
export const decimal = (value: number): string => plainZero(decimalFormat.format(value));

/** Formats two decimals: `2,939.20`. */
export const twoDecimals = (value: number): string => plainZero(exactFormat.format(value));

/** Formats three significant digits: `1.2`, `48,600`. */
export const rounded = (value: number): string => roundedFormat.format(value);

const plainZero = (text: string) => (text === '-0' ? '0' : text);
