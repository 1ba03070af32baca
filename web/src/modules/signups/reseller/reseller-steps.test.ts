import { ResellerSignUp } from '@lintel/server/signups';
import { describe, expect, it } from 'vitest';
import { firstStepOf, furthestStep, startOf, steps } from './reseller-steps.ts';

const filled = {
  ...startOf('Lintel'),
  firstName: 'Ada',
  lastName: 'Stone',
  email: 'ada@example.com',
  companyName: 'Stone Realty',
  address: '100 Congress Avenue',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  phone: '512 555 0123',
  licenseNumber: '0712345',
  contactPersonName: 'Ada Stone',
  contactPersonPhone: '512 555 0123',
};

describe('the steps of a company’s sign-up', () => {
  it('contain every field of the contract once', () => {
    const asked = steps.flatMap(({ fields }) => fields);
    expect([...asked, 'role'].sort()).toEqual(Object.keys(ResellerSignUp.shape).sort());
  });

  it('lead to the first invalid one, regardless of the URL', () => {
    const furthest = (changes: object) => furthestStep(ResellerSignUp, { ...filled, ...changes });
    expect(furthest({})).toBe(4);
    expect(furthest({ password: '' })).toBe(4);
    expect(furthest({ lastName: '' })).toBe(1);
    expect(furthest({ postalCode: 'M5V 2T6' })).toBe(2);
    expect(furthest({ stateOrProvince: 'ON' })).toBe(2);
    expect(furthest({ expectedAgentCount: 11 })).toBe(3);
  });

  it('are found by their rejected fields', () => {
    expect(firstStepOf(['acceptTerms', 'phone'])).toBe(2);
    expect(firstStepOf(['nothing'])).toBeUndefined();
  });
});
