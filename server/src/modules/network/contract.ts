import { z } from 'zod';
import { call, Id } from '../../platform/serve/contract.ts';
import { appealsContract } from './appeals/contract.ts';
import { auditContract } from './audit/contract.ts';
import { demoContract } from './demo/contract.ts';
import { feesContract } from './fees/contract.ts';
import { licensesContract } from './licenses/contract.ts';
import { resellerContract } from './reseller/contract.ts';
import { signUpsContract } from './signups/contract.ts';
import { wholesalerContract } from './wholesaler/contract.ts';

/** A number counted from the database, with its definition, its value and the time of the count. */
export const Figure = z.object({
  metric: z.enum(['resellers', 'agents', 'mortgageAgents', 'buyers', 'listings', 'markets', 'soldLast12Months']),
  value: z.number().int(),
  /** Describes in a sentence what is counted. */
  definition: z.string(),
});
export type Figure = z.infer<typeof Figure>;

const Role = z.enum(['wholesaler', 'reseller', 'agent', 'end_user']);

/** The signed-in person, as pages show them. */
export const SignedIn = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  emailNeeded: z.boolean().describe('The address that was given is not this account’s; another one is asked for'),
  role: Role,
  /** The role as a label: "Buyer", "Real estate agent". */
  roleLabel: z.string(),
  agentType: z.enum(['real_estate', 'mortgage']).nullable(),
  twoFactorEnabled: z.boolean(),
  /** True when this role requires a second factor that is not set up yet. */
  twoFactorDue: z.boolean(),
  language: z.enum(['en', 'fr', 'es']),
  units: z.enum(['imperial', 'metric']).nullable(),
  /** Path of this person's dashboard. */
  home: z.string(),
  /** What pages offer this person. Each operation still decides by itself. */
  can: z.object({
    saveHomes: z.boolean(),
    connect: z.boolean().describe('Request a connection with a professional'),
    payForPlan: z.boolean(),
    removeReviews: z.boolean(),
  }),
});
export type SignedIn = z.infer<typeof SignedIn>;

export * from './licenses/contract.ts';
export * from './reseller/contract.ts';
export * from './signups/contract.ts';

/** Formatting preferences of the viewer. */
const Viewer = z.object({
  country: z.enum(['US', 'CA']).describe('Of the time zone, else of the languages of the browser'),
  units: z.enum(['imperial', 'metric']).nullable().describe('Null: by the country of each property'),
  locale: z.string().optional().describe('Language of the texts, as a BCP 47 tag'),
});

export const networkContract = {
  ...demoContract,
  signUps: signUpsContract,
  licenses: licensesContract,
  reseller: resellerContract,
  wholesaler: wholesalerContract,
  fees: feesContract,
  appeals: appealsContract,
  audit: auditContract,
  session: call.route({ method: 'GET', path: '/session', summary: 'Who is signed in', tags: ['Accounts'] }).output(
    z.object({
      person: SignedIn.nullable(),
      demo: z.boolean().describe('True where the sample network is loaded, so that its people may sign in'),
      viewer: Viewer,
    }),
  ),
  figures: call
    .route({
      method: 'GET',
      path: '/network/figures',
      summary: 'The network in figures, each counted from the database',
      tags: ['Network'],
    })
    .output(
      z.object({
        asOf: z.iso.datetime(),
        sample: z.boolean().describe('True where the sample network is loaded'),
        figures: z.array(Figure),
      }),
    ),
};
