import { jurisdictions, type LicenseHint, type LicenseType } from './contract.ts';

/**
 * The number format of a register, as a description and a pattern. The pattern matches upper case without
 * punctuation.
 */
interface Format {
  regulator: string;
  words: string;
  form: RegExp;
}

type Field = 'real_estate' | 'mortgage';
const fieldOf: Record<LicenseType, Field> = {
  real_estate_brokerage: 'real_estate',
  real_estate: 'real_estate',
  mortgage_brokerage: 'mortgage',
  mortgage: 'mortgage',
};

const nmls: Format = {
  regulator: 'NMLS',
  words: 'NMLS ids are numbers of up to 8 digits',
  form: /^(NMLS|ID)*\d{2,8}$/,
};

/**
 * Formats by jurisdiction and field, with a separate entry for companies where it differs. Sources: regulators and
 * aggregators of their registers; where the published rule and practice differ, both match.
 */
const formats: Readonly<Record<string, Format>> = {
  'FL real_estate': {
    regulator: 'Florida DBPR',
    words: 'Florida licences begin with SL, BK, BL, BO, CQ or PR, followed by digits, like SL3412345',
    form: /^(SL|BK|BL|BO|CQ|PR)\d{3,8}$/,
  },
  'CA real_estate': {
    regulator: 'California DRE',
    words: 'California DRE licences have 8 digits, older ones 7, like 01234567',
    form: /^(CA)?(BRE|DRE)?\d{7,8}$/,
  },
  'TX real_estate': {
    regulator: 'Texas Real Estate Commission',
    words: 'Texas licences have 6 or 7 digits, like 0712345',
    form: /^(TREC|TX)?\d{6,7}(SA|B|BB)?$/,
  },
  'NY real_estate': {
    regulator: 'New York Department of State',
    words: 'New York licences have 11 characters, like 10401234567',
    form: /^[A-Z\d]{11}$/,
  },
  'ON mortgage': {
    regulator: 'FSRA',
    words: 'FSRA licences have the letter M and 8 digits, like M08001234',
    form: /^(FSRA)?M\d{8}$/,
  },
  'ON mortgage_brokerage': {
    regulator: 'FSRA',
    words: 'FSRA brokerage licences have 5 digits, like 12345',
    form: /^(FSRA)?\d{5}$/,
  },
  'BC real_estate': { regulator: 'BCFSA', words: 'BCFSA licences are numbers', form: /^(BCFSA)?X?\d+$/ },
  'BC mortgage': { regulator: 'BCFSA', words: 'BCFSA registrations are numbers', form: /^(BCFSA)?X?\d+$/ },
  'QC real_estate': {
    regulator: 'OACIQ',
    words: 'OACIQ licences have a letter and 4 digits, like H1234',
    form: /^[A-Z]\d{4}$/,
  },
};

/** Registers without a known number format. */
const regulators: Readonly<Record<string, string>> = {
  'ON real_estate': 'RECO',
  'QC mortgage': 'AMF',
  'AB real_estate': 'RECA',
  'AB mortgage': 'RECA',
};

const unknown = 'Enter the number as it stands in the public register of the jurisdiction';

/** Returns a hint and never rejects: only the register decides whether a number is right. */
export function licenseHint(jurisdiction: string, type: LicenseType, licenseNumber?: string): LicenseHint {
  const field = fieldOf[type];
  const format =
    formats[`${jurisdiction} ${type}`] ??
    formats[`${jurisdiction} ${field}`] ??
    (field === 'mortgage' && isUs(jurisdiction) ? nmls : undefined);
  if (!format) return { hint: unknown, regulator: regulators[`${jurisdiction} ${field}`] ?? null, fits: null };
  const plain = (licenseNumber ?? '').toUpperCase().replace(/[^\p{L}\d]/gu, '');
  return { hint: format.words, regulator: format.regulator, fits: plain === '' ? null : format.form.test(plain) };
}

const isUs = (jurisdiction: string): boolean => (jurisdictions.US as readonly string[]).includes(jurisdiction);
