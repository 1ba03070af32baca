import type { Torture } from './torture.ts';

export const durability: Torture = async () => {
  console.log('Nothing is tortured yet.');
  return true;
};
