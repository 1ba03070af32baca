export const propertyPath = (id: number): string => `/property/${id}`;
