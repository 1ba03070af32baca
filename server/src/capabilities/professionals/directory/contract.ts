import { z } from 'zod';
import { call, Id, IdParam } from '../../../foundation/contract.ts';

/** The two kinds of professionals as pages name them; the network keeps them as `real_estate` and `mortgage`. */
export const ProfessionalType = z.enum(['agent', 'mortgage_advisor']);
export type ProfessionalType = z.infer<typeof ProfessionalType>;

/** Either spelling of a kind is understood; answers always have that of pages. */
export const canonicalTypes = {
  agent: 'real_estate',
  real_estate: 'real_estate',
  mortgage_advisor: 'mortgage',
  mortgage: 'mortgage',
} as const;
const AnyType = z.enum(
  Object.keys(canonicalTypes) as [keyof typeof canonicalTypes, ...(keyof typeof canonicalTypes)[]],
);

/** What the register said of a licence, and whether it still holds today. */
export const LicenseState = z.object({
  jurisdiction: z.string(),
  status: z.enum(['verified', 'expired', 'not_verified']),
  /** The last day on which it holds, where the register says one. */
  expiresOn: z.iso.date().nullable(),
  /** The day of the last look into the register. */
  checkedOn: z.iso.date().nullable(),
});
export type LicenseState = z.infer<typeof LicenseState>;

/** Where a professional stands on a map, in degrees: the office of their company, or the centre of the city they work in. */
const OfficePlace = z.object({ latitude: z.number(), longitude: z.number(), of: z.enum(['office', 'city']) });

/** How long requests wait for an answer. Of one that lapsed it is known only that it would have taken longer. */
export const ReplyTime = z.object({
  /** Null where more than half lapsed: then nobody can say. */
  medianMinutes: z.number().int().nullable(),
  /** Requests of the last 12 months that it is made of; below 10 nothing is said. */
  requests: z.number().int(),
});

export const Professional = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  imageUrl: z.string().nullable(),
  type: ProfessionalType,
  /** Of verified reviews only; null while there is none. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  city: z.string(),
  state: z.string(),
  specializations: z.array(z.string()),
  /** Codes of languages: `en`, `es`. */
  languages: z.array(z.string()),
  company: z.string(),
  /** Null where the city is not known; never where somebody lives. */
  place: OfficePlace.nullable(),
  license: LicenseState.nullable(),
  /** Null while it is not known. */
  replyTime: ReplyTime.nullable(),
  /** How the caller stands to them. */
  connection: z.enum(['none', 'pending', 'connected']),
  /** Whether new clients may come to them now. */
  takesClients: z.boolean(),
});
export type Professional = z.infer<typeof Professional>;

export const ProfessionalProfile = Professional.extend({
  licenses: z.array(
    LicenseState.extend({
      licenseType: z.enum(['real_estate_brokerage', 'real_estate', 'mortgage_brokerage', 'mortgage']),
      licenseNumber: z.string(),
    }),
  ),
  countries: z.array(z.enum(['US', 'CA'])),
  /** The day on which they joined the network. */
  joinedOn: z.iso.date(),
  companyCity: z.string(),
  companyState: z.string(),
});
export type ProfessionalProfile = z.infer<typeof ProfessionalProfile>;

const words = (length: number) => z.string().trim().min(1).max(length).optional();

/** The order is by place, then by name, and knows nothing of plans or payments. */
export const directoryOrder =
  'In your city first, then in its state or province, then in its country; within each by last name. Nobody can pay for a place.';

export const Directory = z.strictObject({
  type: AnyType.optional(),
  agentType: AnyType.optional(),
  q: words(100).describe('A name, a company or a city'),
  location: words(100).describe('A city, a state or province, or both: "Austin, TX"'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'must be the code of a language, such as en')
    .optional(),
  specialty: words(60),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(12),
});
export type Directory = z.output<typeof Directory>;

export const WithProfessional = z.strictObject({ id: IdParam });

const tags = ['Professionals'];

export const directoryContract = {
  list: call
    .route({
      method: 'GET',
      path: '/professionals',
      summary: 'Professionals who take clients, by place and then by name; nobody can pay for a place',
      tags,
      outputStructure: 'detailed',
    })
    .input(Directory)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.array(Professional) })),
  choices: call
    .route({ method: 'GET', path: '/professionals/choices', summary: 'What the directory can be narrowed by', tags })
    .input(z.strictObject({ type: AnyType.optional() }))
    .output(z.object({ languages: z.array(z.string()), specialties: z.array(z.string()) })),
  get: call
    .route({ method: 'GET', path: '/professionals/{id}', summary: 'A professional with their licences', tags })
    .input(WithProfessional)
    .output(ProfessionalProfile),
};
