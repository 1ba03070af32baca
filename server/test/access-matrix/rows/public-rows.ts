import type { Rows } from '../walk.ts';

const person = {
  firstName: 'Ada',
  lastName: 'Stone',
  phone: '+1 512 555 0123',
  password: 'a stone above the door',
  confirmPassword: 'a stone above the door',
  acceptTerms: true,
  acceptAdult: true,
};
let made = 0;
const email = () => `joins-${++made}@example.com`;

/** A nonexistent home: public objects return the same 404 to every role. */
const home = { params: { id: 999_999 } };

export const publicRows: Rows = {
  'GET /legal/{id}': () => ({ params: { id: 'terms' } }),
  'GET /legal/{id}/changes': () => ({ params: { id: 'terms' }, query: '?from=2026-11&to=2026-11' }),
  'POST /reseller-signup': () => ({
    body: {
      ...person,
      email: email(),
      wholesalerCode: 'Lintel',
      companyName: 'Stone Homes',
      address: '100 Congress Avenue, Austin, TX 78701',
      licenseNumber: 'TX-900100',
      country: 'USA',
      contactPersonName: 'Ada Stone',
      contactPersonPhone: '+1 512 555 0123',
      subscriptionTier: 'starter',
      acceptLicenseVerification: true,
      acceptAutoRenewal: true,
    },
  }),
  'POST /agent-signup': {
    of: ({ owner }) => ({
      body: {
        ...person,
        email: email(),
        agentType: 'real_estate',
        licenseNumber: 'TX-900100',
        resellerCode: `company-${owner.id}`,
        selectedCountries: ['USA'],
      },
    }),
    absent: {
      body: {
        ...person,
        email: 'of-nobody@example.com',
        agentType: 'real_estate',
        licenseNumber: 'TX-900100',
        resellerCode: 'company-of-nobody',
        selectedCountries: ['USA'],
      },
      invalid: true,
    },
  },
  'POST /end-user-signup': () => ({ body: { ...person, email: email(), selectedCountries: ['USA'] } }),
  'POST /validate-agent-code': () => ({ body: { code: 'nobodys-code' } }),
  'GET /reseller-codes/{code}': {
    of: ({ owner }) => ({ params: { code: `company-${owner.id}` } }),
    absent: { params: { code: 'nobodys' } },
  },
  'GET /companies': () => ({}),
  'GET /invitations/{token}': () => ({ params: { token: 'f'.repeat(43) } }),
  'GET /sign-up/options': () => ({}),
  'GET /license-hint': () => ({ query: '?jurisdiction=TX&licenseType=real_estate' }),
  'GET /network/figures': () => ({}),
  'GET /properties': () => ({}),
  'GET /properties/{id}': () => home,
  'GET /properties/{id}/similar': () => home,
  'GET /properties/{id}/comparables': () => home,
  'GET /properties/{id}/estimate': () => home,
  'GET /properties/{id}/illustrations/{shot}': () => ({ params: { id: 999_999, shot: 'front' } }),
  'GET /properties/{id}/share-image': () => ({ params: { id: 999_999 } }),
  'GET /properties/compare': () => ({ query: '?id=1&id=2' }),
  'GET /properties/facets': () => ({}),
  'GET /properties/relaxations': () => ({}),
  'GET /properties/clusters': () => ({ query: '?bounds=-98,30,-97,31&zoom=10' }),
  'GET /properties/view': () => ({ query: '?bounds=-98,30,-97,31&zoom=10' }),
  'GET /properties/market': () => ({}),
  'POST /markets/home-value': () => ({
    body: { street: '1 Nowhere St', city: 'Nowhere', state: 'TX', postalCode: '00000' },
  }),
  'GET /markets/accuracy': () => ({}),
  'GET /markets/scoreboard': () => ({}),
  'GET /markets/predictions': () => ({}),
  'GET /markets/{place}/forecast': () => ({ params: { place: 'nowhere-tx' } }),
  'GET /suggestions': () => ({ query: '?q=austin' }),
  'POST /hypersearch/nlp': () => ({ body: { query: 'three beds in Austin' } }),
  'POST /hypersearch/refine': () => ({ body: { query: 'three beds in Austin', sentence: 'cheaper' } }),
  'GET /hypersearch/properties': () => ({}),
  'POST /hypersearch/analyze': () => ({ body: { query: 'three beds in Austin' } }),
};
