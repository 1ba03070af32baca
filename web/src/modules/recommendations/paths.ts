export const recommendationsPath = '/recommendations';
