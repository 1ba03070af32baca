/** Public interface: “Can I buy it?” on cards and on a home's page. */
export { CanBuyBadge, CanBuyNeedsProfile, CanBuyPanel } from './can-buy.tsx';
