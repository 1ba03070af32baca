/** The housing finance agency of each state, which runs its programs for first-time buyers and down payments. */
const rows = `AL Alabama Housing Finance Authority|AK Alaska Housing Finance Corporation|AZ Arizona Industrial Development Authority (HOME Plus)
AR Arkansas Development Finance Authority|CA California Housing Finance Agency (CalHFA)|CO Colorado Housing and Finance Authority (CHFA)
CT Connecticut Housing Finance Authority (CHFA)|DE Delaware State Housing Authority|DC DC Housing Finance Agency (HPAP, DC Open Doors)
FL Florida Housing Finance Corporation (Hometown Heroes)|GA Georgia Department of Community Affairs (Georgia Dream)
HI Hawaii Housing Finance and Development Corporation|ID Idaho Housing and Finance Association|IL Illinois Housing Development Authority (IHDA)
IN Indiana Housing and Community Development Authority (IHCDA)|IA Iowa Finance Authority|KS Kansas Housing Resources Corporation
KY Kentucky Housing Corporation|LA Louisiana Housing Corporation|ME MaineHousing|MD Maryland Department of Housing (Maryland Mortgage Program)
MA MassHousing|MI Michigan State Housing Development Authority (MSHDA)|MN Minnesota Housing|MS Mississippi Home Corporation
MO Missouri Housing Development Commission|MT Montana Housing|NE Nebraska Investment Finance Authority|NV Nevada Housing Division
NH New Hampshire Housing|NJ New Jersey Housing and Mortgage Finance Agency (NJHMFA)|NM Housing New Mexico
NY State of New York Mortgage Agency (SONYMA)|NC North Carolina Housing Finance Agency|ND North Dakota Housing Finance Agency
OH Ohio Housing Finance Agency (OHFA)|OK Oklahoma Housing Finance Agency|OR Oregon Housing and Community Services
PA Pennsylvania Housing Finance Agency (PHFA)|PR Puerto Rico Housing Finance Authority|RI RIHousing|SC SC Housing|SD South Dakota Housing
TN Tennessee Housing Development Agency (THDA)|TX Texas State Affordable Housing Corporation (TSAHC), with Homes for Texas Heroes, and TDHCA
UT Utah Housing Corporation|VT Vermont Housing Finance Agency|VA Virginia Housing|WA Washington State Housing Finance Commission
WV West Virginia Housing Development Fund|WI Wisconsin Housing and Economic Development Authority (WHEDA)
WY Wyoming Community Development Authority`;

export const housingAgencies: Readonly<Record<string, string>> = Object.fromEntries(
  rows.split(/[|\n]/).map((row) => [row.slice(0, 2), row.slice(3).trim()]),
);
