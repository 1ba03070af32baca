/**
 * The share of its market value at which a home that the owner lives in is taxed, in percent, by state. States that are
 * not listed tax the whole value, or have shares that differ from place to place.
 * Sources: Tenn. Const. art. II, § 28; O.C.G.A. § 48-5-7; Ohio Adm. Code 5703-25-05; S.C. Code § 12-43-220(c);
 * Ark. Const. amend. 59; Ala. Code § 40-8-1; La. Const. art. VII, § 18; Miss. Const. § 112; Mo. Rev. Stat. § 137.115;
 * Kan. Const. art. 11, § 1; Conn. Gen. Stat. § 12-62a. As of 2026-11.
 */
const shares: Readonly<Record<string, number>> = {
  TN: 25,
  GA: 40,
  OH: 35,
  SC: 4,
  AR: 20,
  AL: 10,
  LA: 10,
  MS: 10,
  MO: 19,
  KS: 11.5,
  CT: 70,
};

/** Words of a value that is already the taxed part of the market value. */
const assessedValue =
  /\bassess(ed|ment)( (value|at|is|of|for))? ?(is |of |at )?\$? ?\d|\bassessed (value|at)\b|\bvalor (catastral|gravable)\b|\btaxable value\b/;

/** Returns the share of a market or appraised value that a state taxes, unless the text states the taxed value itself. */
export const assessedShareIn = (text: string, state: string | undefined): number | undefined =>
  state === undefined || assessedValue.test(text) ? undefined : shares[state];
