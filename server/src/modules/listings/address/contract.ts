import { m } from '@lintel/messages';

/**
 * Street and unit of a home, or the reason for their absence. In a file without schemas, because pages that show homes
 * load it.
 */
export const streetLine = ({ address, addressHidden }: { address: string | null; addressHidden: boolean }): string =>
  address ?? (addressHidden ? m.listings__the_seller_has_hidden_this() : m.listings__address_not_in_the_listing());
