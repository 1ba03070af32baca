import type { Lexicon } from '../lexicon.ts';

/** Kinds of homes. `house`, `ranch` and `lot` are weak: what stands beside them decides (settle.ts); English. */
export const homeTypes: Lexicon = [
  [
    'house',
    'house|beach house|beach houses|beach home|beach homes|oceanfront house|lake house|lakehouse|hse|haus|house must|farmhouse|farm house',
  ],
  ['ranch', 'ranch|ranch home|ranches'],
  [
    'dwelling',
    'home|place|property|properties|listing|something|anything|somewhere|spot|pad|cribs|unit|residence|digs|crib|homes|option|everything|dwelling|building|buildings',
  ],
  [
    'type:single_family',
    'single family|single family home|single family house|sfh|detached|detached home|detached house|single detached|fully detached|single family residence|sfr|free standing house|freestanding house|freestanding home|stand alone house|standalone house|standalone home|stand alone home|free standing home|single fam|single family detached|detached single family|detached single family home|country house|country home|det|det hse|det home|detatched|detach|sfd|single families',
  ],
  [
    'type:semi_detached',
    'semi detached|semi detatched|semi detach|semi detatch|semi dettached|semi det|semy detached|semi|semi detached home|semi detached house|semidetached|half duplex|semi detached houses|linked home|semis|twin|twin house|twin home|brick twin|stone twin|side by side twin',
  ],
  [
    'type:townhouse',
    'townhouse|town house|townhome|town home|row house|rowhouse|row home|rowhome|brownstone|terraced house|terrace house|twnhse|th|ths|twnhses|twnhms|townhms|thse|freehold townhouse|end unit townhouse|twnhouse|condo townhouse|townhse|stacked townhouse|townie|freehold town|twnhome|t house|thouse|t home|t hse|towne house|rowhse|row hse|rwhse|rowhm|row hm|row hses|rowhses',
  ],
  [
    'type:condo',
    'condo|condominium|apartment|apt|flat|loft|penthouse|coop|co op|high rise condo|condo apartment|apartment condo|condo unit|condos|high rise apartment|high rise unit|strata unit|condo building|apartment unit|apartment home|loft apartment|loft condo|loft style condo|apmt|appartment|garden apartment|flats|lofts|condoz|co ops|coops|apts',
  ],
  [
    'type:multi_family',
    'duplex|triplex|fourplex|quadplex|multi family|multifamily|four plex|two flat|three flat|multi family home|multi unit|multiplex|2 flat|3 flat|4 plex|quadruplex|sixplex|apartment building|two family|2 family|3 family|4 family|four family|2 unit|3 unit|4 unit|two unit|three unit|four unit|2 fam|3 fam|4 fam|two family home|two family house|three family|three family home|three family house|multi family house|multi family property|duplexes|triplexes|fourplexes|quadplexes|small apartment building|fiveplex|multi unit building|multi unit property|income property with several units|2 family home|3 family home|2 family house|3 family house|double duplex|three decker|triple decker|multi family building|multi units|2 unit building|3 unit building|4 unit building|two unit building|three unit building|four unit building|up down duplex|plex|mfr|mfh|2 4 units|2 to 4 units|2 4 unit|two to four units|small multifamily|multis|multi fam|multi-fam|rental building|4 units|3 units|multifam|mult family|multi fams|two families in|three families in|2 families in|3 families in',
  ],
  [
    'type:manufactured',
    'mobile home|manufactured home|trailer|manufactured|modular home|double wide|doublewide|single wide|mobile|trailer home|prefab home|manufactured house|manufactured housing|mobile house|mobilehome|trailer house|park model|mh|manuf home|manuf|mfd home|mfg home|mobil home|manufactured homes|mini home|minihome|mini homes|dblwide|dbl wide|doubble wide|doubblewide|sgl wide|singlewide|snglwide',
  ],
  [
    'type:land',
    'land|flat land|land flat|level land|flat acreage|flat lot|vacant land|vacant lot|empty lot|building lot|buildable lot|raw land|acreage|undeveloped land|land to build on|buildable land|plot of land|lot to build on|plot|parcel|parcel of land|piece of land|empty land|lot for building|vacant parcel|bare land|residential lot|place to build|vacant acreage|land to build|lot to build|land for building|patch of land|bare lot|plot to build on|empty parcel|undeveloped lot|undeveloped acreage|build lot',
  ],
  ['lot', 'lot'],
  [
    'type:farm',
    'farm|hobby farm|farmland|working farm|horse ranch|cattle ranch|homestead|vineyard|orchard|working ranch|ranch land|ranch property|farm property|ranchland|small farm|farmstead|ranchette|orchard property|farmette|farmettes|mini farm|mini farms|gentleman farm|hobby ranch',
  ],
  [
    'studio',
    'studio|bachelor|bachelor apartment|bachelor unit|efficiency|studio unit|bachelor suite|bachelor pad|studios|efficiency apartment|studio apt|studio apartment|studio condo|studio flat|efficiency unit|studio loft|bachelor apt|bachelor condo',
  ],
  ['type:semi_detached', 'semi or row|row or semi'],
  ['type:townhouse', 'semi or row|row or semi|row unit'],
];
