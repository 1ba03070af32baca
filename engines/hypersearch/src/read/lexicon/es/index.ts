export const spanish = { rows: [] as [string,string][], filler: '' };
