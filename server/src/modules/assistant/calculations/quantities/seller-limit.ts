/** The most that a seller may pay of a conventional loan's closing costs, in percent of the price (Fannie Mae Selling Guide B3-4.1-02). */
export const conventionalLimit = (downPercent: number): number => (downPercent >= 25 ? 9 : downPercent >= 10 ? 6 : 3);
