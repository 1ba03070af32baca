export const canIBuyPath = '/can-i-buy';
