import type { PersonName } from './names.ts';

export interface NamedPerson extends PersonName {
  email: string;
}

/**
 * The people of the README, the only ones of the sample network who can sign in: one of each role, and two
 * clients with an event to review. They work in Austin; the agents belong to the reseller, the buyers to the
 * agent.
 */
export const readmePeople = {
  wholesaler: { firstName: 'Margaret', lastName: 'Whitfield', email: 'margaret.whitfield@example.com' },
  reseller: { firstName: 'Rafael', lastName: 'Ortega', email: 'rafael.ortega@example.com' },
  agent: { firstName: 'Naomi', lastName: 'Sinclair', email: 'naomi.sinclair@example.com' },
  mortgageAgent: { firstName: 'Kwame', lastName: 'Mensah', email: 'kwame.mensah@example.com' },
  buyer: { firstName: 'Elena', lastName: 'Novak', email: 'elena.novak@example.com' },
  /** Had a showing with the agent. */
  touredClient: { firstName: 'Priya', lastName: 'Raman', email: 'priya.raman@example.com' },
  /** Bought a home with the agent. */
  closedClient: { firstName: 'Marcus', lastName: 'Bell', email: 'marcus.bell@example.com' },
} as const satisfies Record<string, NamedPerson>;

/** Their city. */
export const readmeCity = 'Austin';

/** Shared by all of them, because anyone can read it in the README. */
export const samplePassword = 'open-the-door';

/** The wholesaler's username. */
export const wholesalerUsername = 'margaret.whitfield';
