import { placeholders } from './contract.ts';

/** Returns a draft with the names in place of its placeholders. */
export const filled = (text: string, { firstName, myName }: { firstName: string; myName: string }): string =>
  text.replaceAll(placeholders.firstName, () => firstName).replaceAll(placeholders.myName, () => myName);
