import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber, PageSize } from '../../../platform/serve/contract.ts';

/** The two kinds of professionals in the pages' spelling; the network stores `real_estate` and `mortgage`. */
export const ProfessionalType = z.enum(['agent', 'mortgage_advisor']);
export type ProfessionalType = z.infer<typeof ProfessionalType>;

/** Accepts either spelling of a kind; responses use the pages' spelling. */
export const canonicalTypes = {
  agent: 'real_estate',
  real_estate: 'real_estate',
  mortgage_advisor: 'mortgage',
  mortgage: 'mortgage',
} as const;
const AnyType = z.enum(
  Object.keys(canonicalTypes) as [keyof typeof canonicalTypes, ...(keyof typeof canonicalTypes)[]],
);

/** The register's result for a license, and whether it is valid today. */
export const LicenseState = z.object({
  jurisdiction: z.string(),
  status: z.enum(['verified', 'expired', 'not_verified']),
  /** Last day of validity, where the register has one. */
  expiresOn: z.iso.date().nullable(),
  /** Day of the last register check. */
  checkedOn: z.iso.date().nullable(),
});
export type LicenseState = z.infer<typeof LicenseState>;

/** A professional's map position in degrees: their company's office, or the center of the city they work in. */
const OfficePlace = z.object({ latitude: z.number(), longitude: z.number(), of: z.enum(['office', 'city']) });

/** Reply time to requests. A lapsed request counts only as slower than its observed time. */
export const ReplyTime = z.object({
  /** Null where more than half lapsed, because the median is then unknown. */
  medianMinutes: z.number().int().nullable(),
  /** Number of requests in the last 12 months; the reply time is hidden below 10. */
  requests: z.number().int(),
});

export const Professional = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  imageUrl: z.string().nullable(),
  type: ProfessionalType,
  /** Mean of verified reviews, or null without any. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  city: z.string(),
  state: z.string(),
  specializations: z.array(z.string()),
  /** Language codes: `en`, `es`. */
  languages: z.array(z.string()),
  company: z.string(),
  /** Null for an unknown city; never a home address. */
  place: OfficePlace.nullable(),
  license: LicenseState.nullable(),
  /** Null while unknown. */
  replyTime: ReplyTime.nullable(),
  /** The caller's relationship to the professional. */
  connection: z.enum(['none', 'pending', 'connected']),
  /** True when they take new clients now. */
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
  /** Day on which they joined the network. */
  joinedOn: z.iso.date(),
  companyCity: z.string(),
  companyState: z.string(),
});
export type ProfessionalProfile = z.infer<typeof ProfessionalProfile>;

const words = (length: number) => z.string().trim().min(1).max(length).optional();

/** Sorted by place, then by name, regardless of plans and payments. */
export const directoryOrder = (): string => m.professionals__professionals_in_your_city_come();

export const Directory = z.strictObject({
  type: AnyType.optional(),
  agentType: AnyType.optional(),
  q: words(100).describe('A name, a company or a city'),
  location: words(100).describe('A city, a state or province, or both: "Austin, TX"'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, { error: () => m.professionals__must_be_a_language_code() })
    .optional(),
  specialty: words(60),
  page: PageNumber(10_000),
  limit: PageSize(48, 12),
});
export type Directory = z.output<typeof Directory>;

export const WithProfessional = z.strictObject({ id: IdParam });

const tags = ['Professionals'];

export const directoryContract = {
  list: call
    .route({
      method: 'GET',
      path: '/professionals',
      summary: 'List professionals who take clients, by place and then by name; no one can pay for placement',
      tags,
      outputStructure: 'detailed',
    })
    .input(Directory)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.array(Professional) })),
  choices: call
    .route({ method: 'GET', path: '/professionals/choices', summary: 'List the filters of the directory', tags })
    .input(z.strictObject({ type: AnyType.optional() }))
    .output(z.object({ languages: z.array(z.string()), specialties: z.array(z.string()) })),
  get: call
    .route({ method: 'GET', path: '/professionals/{id}', summary: 'Get a professional with their licenses', tags })
    .input(WithProfessional)
    .output(ProfessionalProfile),
};
