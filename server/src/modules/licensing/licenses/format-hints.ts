import { m } from '@lintel/messages';
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
  get words() {
    return m.network__nmls_ids_have_up_to();
  },
  form: /^(NMLS|ID)*\d{2,8}$/,
};

/**
 * Formats by jurisdiction and field, with a separate entry for companies where it differs. Sources: regulators and
 * aggregators of their registers; where the published rule and practice differ, both match.
 */
const formats: Readonly<Record<string, Format>> = {
  'FL real_estate': {
    regulator: 'Florida DBPR',
    get words() {
      return m.network__florida_licenses_start_with_sl();
    },
    form: /^(SL|BK|BL|BO|CQ|PR)\d{3,8}$/,
  },
  'CA real_estate': {
    regulator: 'California DRE',
    get words() {
      return m.network__california_dre_licenses_have_8();
    },
    form: /^(CA)?(BRE|DRE)?\d{7,8}$/,
  },
  'TX real_estate': {
    regulator: 'Texas Real Estate Commission',
    get words() {
      return m.network__texas_licenses_have_6_or();
    },
    form: /^(TREC|TX)?\d{6,7}(SA|B|BB)?$/,
  },
  'NY real_estate': {
    regulator: 'New York Department of State',
    get words() {
      return m.network__new_york_licenses_have_11();
    },
    form: /^[A-Z\d]{11}$/,
  },
  'ON mortgage': {
    regulator: 'FSRA',
    get words() {
      return m.network__fsra_licenses_have_the_letter();
    },
    form: /^(FSRA)?M\d{8}$/,
  },
  'ON mortgage_brokerage': {
    regulator: 'FSRA',
    get words() {
      return m.network__fsra_brokerage_licenses_have_5();
    },
    form: /^(FSRA)?\d{5}$/,
  },
  'BC real_estate': {
    regulator: 'BCFSA',
    get words() {
      return m.network__bcfsa_license_numbers_contain_only();
    },
    form: /^(BCFSA)?X?\d+$/,
  },
  'BC mortgage': {
    regulator: 'BCFSA',
    get words() {
      return m.network__bcfsa_registration_numbers_contain_only();
    },
    form: /^(BCFSA)?X?\d+$/,
  },
  'QC real_estate': {
    regulator: 'OACIQ',
    get words() {
      return m.network__oaciq_licenses_have_a_letter();
    },
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

const unknown = (): string => m.licensing__enter_the_number_as_shown();

/** Returns a hint and never rejects: only the register decides whether a number is right. */
export function licenseHint(jurisdiction: string, type: LicenseType, licenseNumber?: string): LicenseHint {
  const field = fieldOf[type];
  const format =
    formats[`${jurisdiction} ${type}`] ??
    formats[`${jurisdiction} ${field}`] ??
    (field === 'mortgage' && isUs(jurisdiction) ? nmls : undefined);
  if (!format) return { hint: unknown(), regulator: regulators[`${jurisdiction} ${field}`] ?? null, fits: null };
  const plain = (licenseNumber ?? '').toUpperCase().replace(/[^\p{L}\d]/gu, '');
  return { hint: format.words, regulator: format.regulator, fits: plain === '' ? null : format.form.test(plain) };
}

const isUs = (jurisdiction: string): boolean => (jurisdictions.US as readonly string[]).includes(jurisdiction);
