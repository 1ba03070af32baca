import { market } from './market.ts';

// biome-ignore-start format: tables
export const denver = market({
  name: 'Denver', state: 'CO', country: 'US', county: 'Denver County', lat: 39.7392, lon: -104.9903, timeZone: 'America/Denver',
  region: 'mountain', weight: 1.4, house: { price: 660_000, perSqft: 325 }, condoPerSqft: 355,
  mix: { single_family: 60, townhouse: 14, condo: 22, multi_family: 3, land: 1 },
  built: { from: 1890, peak: 1955, to: 2026 }, lotAcres: 0.14, taxRate: 0.0054, hoaShare: 0.18,
  neighbourhoods: [
    ['Highland', 39.7610, -105.0100, '80211', 1.3, 86, 7, 'historic'],
    ['Washington Park', 39.7020, -104.9710, '80209', 1.4, 74, 8.5],
    ['Cherry Creek', 39.7190, -104.9500, '80206', 1.5, 84, 8],
    ['Capitol Hill', 39.7330, -104.9800, '80203 80218', 1.08, 92, 6.5, 'historic'],
    ['LoDo', 39.7530, -104.9990, '80202', 1.35, 93, 6],
    ['Five Points', 39.7600, -104.9750, '80205', 1.05, 88, 5.5],
    ['Berkeley', 39.7740, -105.0390, '80212', 1.18, 78, 7],
    ['Sloan Lake', 39.7500, -105.0350, '80204 80212', 1.15, 72, 6.5, 'lake'],
    ['Park Hill', 39.7490, -104.9290, '80207', 1.08, 68, 7],
    ['Central Park', 39.7560, -104.8850, '80238', 0.98, 58, 8],
    ['Platt Park', 39.6870, -104.9810, '80210', 1.28, 80, 8],
    ['University Hills', 39.6680, -104.9390, '80222', 0.95, 66, 7],
    ['Baker', 39.7130, -104.9930, '80223', 1.02, 82, 5.5],
    ['Montbello', 39.7800, -104.8330, '80239', 0.68, 45, 4],
    ['Green Valley Ranch', 39.7770, -104.7600, '80249', 0.7, 35, 5.5],
    ['Harvey Park', 39.6700, -105.0350, '80236 80219', 0.78, 55, 5.5],
  ],
  landmarks: [
    ['Denver International Airport', 39.8561, -104.6737, 'DEN', 'DIA', 'Denver airport'],
    ['Denver Union Station', 39.7528, -105.0000, 'Union Station'],
    ['University of Denver', 39.6784, -104.9618, 'DU'],
    ['Empower Field at Mile High', 39.7439, -105.0201, 'Mile High Stadium'],
    ['Coors Field', 39.7559, -104.9942],
    ['Ball Arena', 39.7487, -105.0077],
    ['City Park', 39.7460, -104.9500],
    ['Denver Botanic Gardens', 39.7320, -104.9610],
    ['Red Rocks Amphitheatre', 39.6654, -105.2057, 'Red Rocks'],
    ['RiNo Art District', 39.7690, -104.9790, 'RiNo'],
    ['Denver Tech Center', 39.6050, -104.8900, 'DTC'],
  ],
});

export const boulder = market({
  name: 'Boulder', state: 'CO', country: 'US', county: 'Boulder County', lat: 40.0176, lon: -105.2797, timeZone: 'America/Denver',
  region: 'mountain', weight: 0.6, house: { price: 1_150_000, perSqft: 530 }, condoPerSqft: 540,
  mix: { single_family: 58, townhouse: 13, condo: 24, multi_family: 2, land: 2, farm: 1 },
  built: { from: 1900, peak: 1974, to: 2025 }, lotAcres: 0.18, taxRate: 0.0058, hoaShare: 0.2,
  neighbourhoods: [
    ['Mapleton Hill', 40.0220, -105.2860, '80304', 1.6, 80, 9, 'historic', 'hills'],
    ['Whittier', 40.0230, -105.2700, '80302 80304', 1.3, 86, 8.5],
    ['Chautauqua', 40.0000, -105.2800, '80302', 1.4, 72, 9, 'hills'],
    ['Newlands', 40.0340, -105.2830, '80304', 1.35, 74, 9],
    ['North Boulder', 40.0500, -105.2820, '80304', 1.05, 58, 8.5],
    ['Table Mesa', 39.9850, -105.2560, '80305', 0.98, 62, 9, 'hills'],
    ['Martin Acres', 39.9950, -105.2500, '80305', 0.9, 66, 8.5],
    ['Gunbarrel', 40.0680, -105.2000, '80301', 0.75, 40, 7.5, 'golf'],
    ['Pearl Street', 40.0185, -105.2770, '80302', 1.35, 93, 8.5],
  ],
  landmarks: [
    ['University of Colorado Boulder', 40.0076, -105.2659, 'CU Boulder', 'CU'],
    ['Pearl Street Mall', 40.0180, -105.2800],
    ['Chautauqua Park', 39.9990, -105.2810],
    ['Flatirons', 39.9880, -105.2930],
    ['Folsom Field', 40.0095, -105.2669],
    ['Boulder Reservoir', 40.0780, -105.2240],
    ['Downtown Boulder Station', 40.0173, -105.2765],
    ['Denver International Airport', 39.8561, -104.6737, 'DEN', 'DIA'],
  ],
});
// biome-ignore-end format: tables
