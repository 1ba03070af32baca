import { market } from './market.ts';

// biome-ignore-start format: tables
export const seattle = market({
  name: 'Seattle', state: 'WA', country: 'US', county: 'King County', lat: 47.6062, lon: -122.3321, timeZone: 'America/Los_Angeles',
  region: 'pacific_northwest', weight: 1.4, house: { price: 940_000, perSqft: 490 }, condoPerSqft: 580,
  mix: { single_family: 54, townhouse: 17, condo: 25, multi_family: 4 },
  built: { from: 1905, peak: 1950, to: 2026 }, lotAcres: 0.12, taxRate: 0.0092, hoaShare: 0.04,
  neighbourhoods: [
    ['Ballard', 47.6750, -122.3850, '98107 98117', 1.12, 83, 8],
    ['Capitol Hill', 47.6230, -122.3170, '98102 98122', 1.1, 94, 7.5],
    ['Queen Anne', 47.6350, -122.3570, '98109 98119', 1.28, 84, 8.5, 'hills', 'waterside'],
    ['Fremont', 47.6530, -122.3500, '98103', 1.1, 88, 8],
    ['Wallingford', 47.6600, -122.3340, '98103', 1.16, 84, 8.5],
    ['Green Lake', 47.6800, -122.3290, '98103 98115', 1.14, 82, 8, 'lake'],
    ['Belltown', 47.6147, -122.3467, '98121', 1.1, 98, 7, 'waterside'],
    ['Magnolia', 47.6460, -122.3990, '98199', 1.16, 58, 8.5, 'waterside'],
    ['Madison Park', 47.6350, -122.2800, '98112', 1.5, 70, 8.5, 'lake'],
    ['Ravenna', 47.6760, -122.3010, '98115', 1.12, 75, 9],
    ['University District', 47.6610, -122.3130, '98105', 0.98, 93, 7.5],
    ['West Seattle', 47.5660, -122.3870, '98116 98126', 0.96, 68, 7, 'beach'],
    ['Columbia City', 47.5590, -122.2870, '98118', 0.88, 84, 6],
    ['Beacon Hill', 47.5680, -122.3080, '98108 98144', 0.84, 76, 6],
    ['Rainier Beach', 47.5120, -122.2670, '98118', 0.76, 58, 5, 'lake'],
    ['Northgate', 47.7080, -122.3270, '98125', 0.82, 74, 6.5],
    ['Lake City', 47.7190, -122.2950, '98125', 0.8, 68, 6],
  ],
  landmarks: [
    ['Seattle-Tacoma International Airport', 47.4502, -122.3088, 'SEA', 'Sea-Tac', 'Seattle airport'],
    ['King Street Station', 47.5984, -122.3302],
    ['University of Washington', 47.6553, -122.3035, 'UW'],
    ['Space Needle', 47.6205, -122.3493],
    ['Pike Place Market', 47.6097, -122.3422, 'Pike Place'],
    ['Lumen Field', 47.5952, -122.3316],
    ['T-Mobile Park', 47.5914, -122.3325],
    ['Discovery Park', 47.6573, -122.4066],
    ['Gas Works Park', 47.6456, -122.3344],
    ['Alki Beach', 47.5796, -122.4103],
    ['South Lake Union', 47.6270, -122.3370],
    ['Amazon headquarters', 47.6155, -122.3384, 'Amazon', 'The Spheres'],
  ],
});
// biome-ignore-end format: tables
