export const people: [string,string][] = [];
