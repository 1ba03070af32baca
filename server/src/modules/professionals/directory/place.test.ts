import { describe, expect, it } from 'vitest';
import { placeOf } from './place.ts';

const austin = { city: 'Austin', state: 'TX', companyCity: 'Austin', companyState: 'TX', companyPostalCode: '78701' };

describe('the place of a professional on a map', () => {
  it("is the company's office, located by its postal code, when they work in its city", () => {
    const place = placeOf(austin)!;
    expect(place).toMatchObject({ of: 'office' });
    expect([place.latitude, place.longitude].map((degrees) => degrees.toFixed(1))).toEqual(['30.3', '-97.7']);
    expect(placeOf({ ...austin, companyPostalCode: '78701-4321' })).toEqual(place);
    const toronto = { city: 'Toronto', state: 'ON', companyCity: 'TORONTO', companyState: 'ON' };
    expect(placeOf({ ...toronto, companyPostalCode: 'm5v 2t6' })).toMatchObject({ of: 'office' });
  });

  it('is the center of their city when the company is elsewhere, or has no postal code or one of another state', () => {
    const centre = placeOf({ ...austin, companyPostalCode: null });
    expect(centre).toMatchObject({ of: 'city' });
    expect(placeOf({ ...austin, companyCity: 'Dallas' })).toEqual(centre);
    expect(placeOf({ ...austin, companyPostalCode: '10001' })).toEqual(centre);
    const montreal = { city: 'montréal', state: 'QC', companyCity: 'Laval', companyState: 'QC' };
    expect(placeOf({ ...montreal, companyPostalCode: 'H7A' })?.latitude).toBeCloseTo(45.5, 0);
  });

  it('is absent for an unknown city', () => {
    expect(placeOf({ ...austin, city: 'Nowhere at all' })).toBeNull();
  });
});
