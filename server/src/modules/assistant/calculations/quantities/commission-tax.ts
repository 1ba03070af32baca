/**
 * GST, HST or QST on a commission by province, in percent, all together. Sources: Canada Revenue Agency, “GST/HST
 * calculator and rates”; Revenu Québec, “QST 9.975%”, as of 2026-11. Provincial sales taxes of British Columbia,
 * Manitoba and Saskatchewan don’t apply to commissions.
 */
const harmonized: Readonly<Record<string, number>> = { ON: 13, NB: 15, NL: 15, PE: 15, NS: 14, QC: 14.975 };
const federal = 5;

const added =
  /(\b(plus|and|with|incl\w*|before|including|avec|et|mas|con|y)\b|\+) (the |les |los |el |la )?(sales |applicable )?(tax(es)?|gst|hst|qst|tps|tvq|tvh|impuestos?)\b|\b(gst|hst|qst|tps|tvq|tvh)\b/;

/** Returns the tax on a commission that a plain text adds without its rate, or undefined outside Canada. */
export function commissionTaxIn(text: string, province: string | undefined): number | undefined {
  if (!added.test(text)) return undefined;
  if (/\b(tvq|qst)\b/.test(text)) return harmonized.QC;
  // Most buyers and sellers who name the HST are in Ontario; the answer says that its rate is assumed.
  if (province === undefined && /\b(hst|tvh)\b/.test(text)) return harmonized.ON;
  return province === undefined ? undefined : (harmonized[province] ?? federal);
}
