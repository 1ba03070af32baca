/** What a free account gives, and the page that gives it to a home buyer. */
export const freeBenefits = [
  {
    name: 'HyperSearch AI',
    href: '/hypersearch',
    text: 'Say what home you want in your own words; you see what was understood and why each home is there.',
  },
  {
    name: 'SmartMatch',
    href: '/smartmatch',
    text: 'Agents and mortgage agents ranked by their record, with the reasons for each place.',
  },
  {
    name: 'ROI Analysis',
    href: '/property-pilot',
    text: 'What a home costs a month and at closing, each figure with its source.',
  },
  {
    name: 'Property Alerts',
    href: '/saved-searches',
    text: 'A message when a home appears, falls in price or comes back that fits a search you saved, with the reason.',
  },
] as const;
