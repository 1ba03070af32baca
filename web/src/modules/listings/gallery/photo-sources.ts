import type { PropertyDetail } from '@lintel/server/listings';

/** Attributes of an `img` that lets the browser choose among the widths of a photo. `sizes`: the width it is shown in. */
export const photoSources = ({ url, sizes = [] }: PropertyDetail['photos'][number], shown: string) => ({
  src: url,
  ...(sizes.length > 1 && { srcSet: sizes.map((each) => `${each.url} ${each.width}w`).join(', '), sizes: shown }),
});
