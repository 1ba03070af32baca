/**
 * Inputs that never enter a valuation: protected classes of the Fair Housing Act and the human rights codes of
 * Canada, and data that stands in for them.
 */
export const excludedInputs: readonly { input: string; reason: string }[] = [
  { input: 'publicRemarks', reason: 'free text can describe people' },
  { input: 'schoolRating', reason: 'follows the income and origin of families' },
  { input: 'elementarySchool', reason: 'follows the income and origin of families' },
  { input: 'elementarySchoolDistrict', reason: 'follows the income and origin of families' },
  { input: 'seniorCommunityYn', reason: 'age' },
  { input: 'accessibilityFeatures', reason: 'disability' },
  { input: 'listAgentFullName', reason: 'a name can point to origin' },
];

const protectedWords = new Set(
  `race racial ethnic ethnicity religion religious church mosque synagogue origin nationality immigrant immigrants
  immigration hispanic latino latina black white asian minority minorities familial family families children child gender
  sex sexual disability disabled handicap senior seniors income school schools language crime`.split(/\s+/),
);

/** Returns true if a feature's name says that it describes people rather than the property. */
export const isProtected = (name: string): boolean =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => protectedWords.has(word));
