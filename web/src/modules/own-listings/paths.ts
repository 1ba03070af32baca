export const myListingsPath = '/listings/mine';
export const ownListingPath = (id: number): string => `${myListingsPath}/${id}`;
