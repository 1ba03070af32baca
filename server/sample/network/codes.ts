import { Random } from '../random.ts';
import type { SampleAgent, SampleReseller } from './sample-people.ts';

/** Excludes characters that are easily confused when a code is read out. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomCode = (seed: string, length: number): string => {
  const random = new Random(seed);
  return Array.from({ length }, () => random.pick([...signs])).join('');
};

const letters = (name: string, most: number): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, most);

/** Code that agents enter to join a company: `GABLEFRO-7KQ2XM`. */
export const resellerCode = ({ companyName, licenseNumber }: SampleReseller): string =>
  `${letters(companyName, 8)}-${randomCode(`reseller-code/${licenseNumber}`, 6)}`;

/** Code that buyers enter to connect with an agent: `SINCLAIR-7KQ2XMWP`. */
export const agentCode = ({ person, licenseNumber }: SampleAgent): string =>
  `${letters(person.lastName, 8)}-${randomCode(`agent-code/${licenseNumber}`, 8)}`;
