/** Paths without parameters, for links on every page. */
export const accuracyPath = '/accuracy';
export const returnsPagePath = '/roi-analysis';
export const homeValuePath = '/home-value';
