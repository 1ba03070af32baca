import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id } from '../../../platform/serve/contract.ts';
import { KnownPassword, Username, withCookies } from '../fields/contract.ts';

const Role = z.enum(['wholesaler', 'reseller', 'agent', 'end_user']);

/** The signed-in person, as pages show them. */
export const SignedIn = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  emailNeeded: z.boolean().describe('The account doesn’t own its address and must add another one'),
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
  /** Permissions that pages use to show or hide controls. Each operation checks access again. */
  can: z.object({
    saveHomes: z.boolean(),
    askAssistant: z.boolean(),
    connect: z.boolean().describe('Request a connection with a professional'),
    payForPlan: z.boolean(),
    removeReviews: z.boolean(),
  }),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Formatting preferences of the viewer. */
const Viewer = z.object({
  country: z.enum(['US', 'CA']).describe('Derived from the time zone, or else from the browser’s languages'),
  units: z.enum(['imperial', 'metric']).nullable().describe('Null uses the country of each property'),
  locale: z.string().optional().describe('Language of the texts, as a BCP 47 tag'),
});

const DemoLogin = z.strictObject({
  userType: z.enum(['buyer', 'agent', 'reseller'], { error: () => m.accounts__please_select_a_user_type() }),
  agentType: z.enum(['real_estate', 'mortgage']).optional(),
  username: Username,
  password: KnownPassword,
});
export type DemoLogin = z.infer<typeof DemoLogin>;

export const sessionContract = {
  demoLogin: call
    .route({
      method: 'POST',
      path: '/demo-login',
      summary: 'Sign in as a person of the sample network, if it is loaded',
      tags: ['Accounts'],
      outputStructure: 'detailed',
    })
    .input(DemoLogin)
    .output(withCookies(z.object({ home: z.string() }))),
  session: call
    .route({ method: 'GET', path: '/session', summary: 'Get the signed-in person', tags: ['Accounts'] })
    .output(
      z.object({
        person: SignedIn.nullable(),
        demo: z.boolean().describe('True if the sample network is loaded, so that its people can sign in'),
        viewer: Viewer,
      }),
    ),
};
