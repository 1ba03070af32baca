/** The regulator that licenses real estate agents in each state or province and has a public register. */
const rows = `AB Real Estate Council of Alberta (RECA)|BC BC Financial Services Authority (BCFSA)|MB Manitoba Financial Services Agency
NB Financial and Consumer Services Commission of New Brunswick (FCNB)|NS Nova Scotia Real Estate Commission (NSREC)
ON Real Estate Council of Ontario (RECO)|QC Organisme d’autoréglementation du courtage immobilier du Québec (OACIQ)
SK Saskatchewan Real Estate Commission (SREC)
AL Alabama Real Estate Commission|AK Alaska Real Estate Commission|AZ Arizona Department of Real Estate (ADRE)|AR Arkansas Real Estate Commission
CA California Department of Real Estate (DRE)|CO Colorado Division of Real Estate|CT Connecticut Department of Consumer Protection
DE Delaware Real Estate Commission|FL Florida Department of Business and Professional Regulation (DBPR)|GA Georgia Real Estate Commission
HI Hawaii Real Estate Commission|ID Idaho Real Estate Commission|IL Illinois Department of Financial and Professional Regulation (IDFPR)
IN Indiana Professional Licensing Agency|KS Kansas Real Estate Commission|KY Kentucky Real Estate Commission|LA Louisiana Real Estate Commission
ME Maine Real Estate Commission|MD Maryland Real Estate Commission|MA Massachusetts Board of Registration of Real Estate Brokers and Salespersons
MI Michigan Department of Licensing and Regulatory Affairs (LARA)|MN Minnesota Department of Commerce|MS Mississippi Real Estate Commission
MO Missouri Real Estate Commission|NE Nebraska Real Estate Commission|NV Nevada Real Estate Division|NJ New Jersey Real Estate Commission
NM New Mexico Real Estate Commission|NY New York Department of State, Division of Licensing Services|NC North Carolina Real Estate Commission
ND North Dakota Real Estate Commission|OH Ohio Division of Real Estate & Professional Licensing|OK Oklahoma Real Estate Commission
OR Oregon Real Estate Agency|PA Pennsylvania State Real Estate Commission|SC South Carolina Real Estate Commission
SD South Dakota Real Estate Commission|TN Tennessee Real Estate Commission|TX Texas Real Estate Commission (TREC)|UT Utah Division of Real Estate
VA Virginia Department of Professional and Occupational Regulation (DPOR)|WA Washington State Department of Licensing
WV West Virginia Real Estate Commission|WI Wisconsin Department of Safety and Professional Services|WY Wyoming Real Estate Commission`;

/** Regulators by state or province. The list is incomplete. */
export const agentRegulators: Readonly<Record<string, string>> = Object.fromEntries(
  rows.split(/[|\n]/).map((row) => [row.slice(0, 2), row.slice(3).trim()]),
);
