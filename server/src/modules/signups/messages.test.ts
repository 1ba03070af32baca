import { describe, expect, it } from 'vitest';
import { AgentSignUp } from './agent/contract.ts';
import { EndUserSignUp } from './end-user/contract.ts';
import { ResellerCompanyStep, ResellerPersonStep, ResellerSignUp } from './reseller/contract.ts';
import { agentSignUp, endUserSignUp, resellerSignUp } from './sign-ups.fixture.ts';

type Case = [field: string, value: unknown, message: string];

const everybody: Case[] = [
  ['firstName', 'A', 'First name must be at least 2 characters'],
  ['firstName', undefined, 'First name must be at least 2 characters'],
  ['firstName', '   \u0000\u0007 ', 'First name must be at least 2 characters'],
  ['firstName', '\u200b\u200b\u200b', 'First name must be at least 2 characters'],
  ['firstName', 'A'.repeat(101), 'must have at most 100 characters'],
  ['lastName', '', 'Last name must be at least 2 characters'],
  ['lastName', 7, 'Last name must be at least 2 characters'],
  ['email', 'nobody', 'Please enter a valid email address'],
  ['email', ['a@example.com'], 'Please enter a valid email address'],
  ['phone', '555-0123', 'Please enter a valid phone number'],
  ['phone', null, 'Please enter a valid phone number'],
  ['password', 'short', 'Password must be at least 8 characters'],
  ['confirmPassword', 'another password', "Passwords don't match"],
  ['confirmPassword', undefined, "Passwords don't match"],
  ['acceptTerms', false, 'You must accept the terms and conditions'],
  ['acceptTerms', 'true', 'You must accept the terms and conditions'],
  ['acceptTerms', undefined, 'You must accept the terms and conditions'],
  ['acceptAdult', false, 'You must be at least 18 years old'],
];

const ofResellers: Case[] = [
  ['wholesalerCode', '', 'Wholesaler code is required'],
  ['companyName', 'X', 'Company name is required'],
  ['address', 'Austin', 'Please enter complete address'],
  ['licenseNumber', '1234', 'License number is required'],
  ['country', 'Mexico', 'Please select country'],
  ['country', undefined, 'Please select country'],
  ['country', 'constructor', 'Please select country'],
  ['contactPersonName', 'X', 'Contact person name is required'],
  ['contactPersonPhone', '123', 'Contact person phone is required'],
  ['expectedAgentCount', 0, 'Must have at least 1 agent'],
  ['expectedAgentCount', -3, 'Must have at least 1 agent'],
  ['expectedAgentCount', 'many', 'Must have at least 1 agent'],
  ['expectedAgentCount', 501, 'must be at most 500'],
  ['expectedAgentCount', 2 ** 31, 'must be at most 500'],
  ['expectedAgentCount', 1.5, 'must be a whole number'],
  ['subscriptionTier', undefined, 'Please select a subscription plan'],
  ['subscriptionTier', 'golden', 'Please select a subscription plan'],
  ['acceptLicenseVerification', false, 'You must consent to license verification'],
  ['website', 'javascript:alert(1)', 'Please enter a valid web address that starts with https://'],
  ['website', 'oak street', 'Please enter a valid web address that starts with https://'],
  ['stateOrProvince', 'ON', 'Please select a state or province of this country'],
  ['stateOrProvince', 'ZZ', 'Please select the state or province'],
  ['postalCode', 'M5V 2T6', 'Please enter a ZIP code like 78701, or a Canadian postal code like M5V 2T6'],
];

const ofAgents: Case[] = [
  ['agentType', undefined, 'Please select your agent type'],
  ['agentType', 'lender', 'Please select your agent type'],
  ['licenseNumber', '1234', 'License number is required for verification'],
  ['selectedCountries', [], 'Please select at least one country'],
  ['selectedCountries', undefined, 'Please select at least one country'],
  ['companyId', null, 'Please choose a company'],
  ['companyId', '7', 'Please choose a company'],
  ['companyId', 1.5, 'Please choose a company'],
  ['companyId', 2 ** 64, 'Please choose a company'],
];

const ofBuyers: Case[] = [
  ['selectedCountries', [], 'Please select at least one country'],
  ['budget', 'a lot', 'is not valid'],
  ['budget', -1, 'must be at least 1'],
  ['bedrooms', 11, 'must be at most 10'],
  ['bedrooms', 2.5, 'must be a whole number'],
  ['bathrooms', 2.3, 'must be a multiple of 0.5'],
  ['bathrooms', 0.5, 'must be at least 1'],
];

/** Rules without a message in the tables here are put in words by the server (rules-in-words.ts). */
const inWords = new Set(['is not valid', 'must be at least 1', 'must be at most 10', 'must be a multiple of 0.5']);

function check(schema: typeof ResellerSignUp | typeof AgentSignUp | typeof EndUserSignUp, sent: object, of: Case) {
  const [field, value, message] = of;
  const result = schema.safeParse({ ...sent, [field]: value });
  const issues = result.error?.issues.filter(({ path }) => path.join('.') === field) ?? [];
  expect(issues.length, `${field} is refused`).toBeGreaterThan(0);
  if (!inWords.has(message)) expect(issues[0]?.message).toBe(message);
}

describe('the sign-up error messages', () => {
  it('are absent for what the forms send', () => {
    expect(ResellerSignUp.safeParse(resellerSignUp()).error).toBeUndefined();
    expect(AgentSignUp.safeParse(agentSignUp({ resellerCode: 'OAK-123' })).error).toBeUndefined();
    expect(EndUserSignUp.safeParse(endUserSignUp()).error).toBeUndefined();
  });
  it.each([...everybody, ...ofResellers])('of a company: %s %j', (...each) =>
    check(ResellerSignUp, resellerSignUp(), each),
  );
  it.each([...everybody, ...ofAgents])('of an agent: %s %j', (...each) => check(AgentSignUp, agentSignUp(), each));
  it.each([...everybody, ...ofBuyers])('of a buyer: %s %j', (...each) => check(EndUserSignUp, endUserSignUp(), each));

  it.each([
    [{}, 'resellerCode', 'Please enter the code of your company'],
    [{ resellerCode: '', companyId: null }, 'companyId', 'Please choose a company'],
    [{ resellerCode: 'OAK-123', companyId: 7 }, 'companyId', 'Leave this out when you send a code or an invitation'],
    [{ invitationToken: 'a-token', companyId: 7 }, 'companyId', 'Leave this out when you send a code or an invitation'],
    [
      { invitationToken: 'a-token', resellerCode: 'OAK-123' },
      'resellerCode',
      'Leave this out when you send an invitation',
    ],
  ])('require exactly one way into a company from an agent: not %j', (ways, field, message) => {
    const issues = AgentSignUp.safeParse(agentSignUp(ways)).error?.issues;
    expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
  });

  it.each([{ resellerCode: 'OAK-123' }, { invitationToken: 'a-token', resellerCode: '' }, { companyId: 7 }])(
    'of an agent: %j is one way',
    (way) => expect(AgentSignUp.safeParse(agentSignUp(way)).error).toBeUndefined(),
  );

  it('include different passwords together with errors of other fields', () => {
    const result = EndUserSignUp.safeParse(endUserSignUp({ firstName: '', email: 'x', confirmPassword: 'no' }));
    expect(result.error?.issues.map(({ path }) => path[0]).sort()).toEqual(['confirmPassword', 'email', 'firstName']);
  });

  it('apply in each step of the form', () => {
    const { firstName, lastName, email, password } = resellerSignUp();
    const person = { firstName, lastName, email, password, confirmPassword: 'another', wholesalerCode: 'Lintel' };
    expect(ResellerPersonStep.safeParse(person).error?.issues[0]).toMatchObject({
      path: ['confirmPassword'],
      message: "Passwords don't match",
    });
    const company = ResellerCompanyStep.safeParse({ country: 'Canada', stateOrProvince: 'TX' });
    expect(company.error?.issues.map(({ message }) => message)).toContain(
      'Please select a state or province of this country',
    );
  });

  it('preserve names as typed, with HTML, right-to-left text and emoji, and lower-case email addresses', () => {
    const names = ['<b>Ada</b>', 'نور الدين', '👩‍👩‍👧 Ada', "O'Neil; drop table people;--"];
    for (const firstName of names) expect(EndUserSignUp.parse(endUserSignUp({ firstName })).firstName).toBe(firstName);
    expect(EndUserSignUp.parse(endUserSignUp({ email: ' Ada@Example.COM ' })).email).toBe('ada@example.com');
    expect(EndUserSignUp.parse(endUserSignUp({ firstName: 'Ada\u0000\ud83d' })).firstName).toBe('Ada');
  });

  it('accept numbers of forms as texts, and empty as missing', () => {
    const typed = EndUserSignUp.parse(endUserSignUp({ budget: '450000', bedrooms: '', bathrooms: '2.5' }));
    expect([typed.budget, typed.bedrooms, typed.bathrooms]).toEqual([450_000, undefined, 2.5]);
  });
});
