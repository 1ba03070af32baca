export const canIBuyPath = '/can-i-buy';
/** Starts a mortgage application for a home. */
export const applyPath = (homeId: number): string => `/mortgage?home=${homeId}`;
