import type { Lexicon } from '../lexicon.ts';
import { listedNoLonger } from './listed-no-longer.ts';

/** Fields named by their number, and bounds that need none; English. */
export const fields: Lexicon = [
  ['field:dom', listedNoLonger],
  [
    'field:price',
    "our max is|my max is|our maximum is|my maximum is|the max is|our limit is|my limit is|our ceiling is|our cap is|my cap is|absolute max is|our absolute max is|our top is|can only do|could only do|can only afford|can only spend|could do|could go|could go to|could go up to|could stretch to|could push to|could stretch up to|would go up to|might go up to|comfortable at|comfortable with up to|comfortable up to|price|budget|priced|asking price|list price|price range|asking|listed at|spend|cost|costing|price point|purchase price|pay|i have|we have|i've got|we've got|afford|pre approved for|preapproved for|approved for|preapproved|pre approved|preapproved at|pre approved at|approved up to|approved at|prequalified|pre qualified|prequal|preapproval for|pre approval for|preapproval of|pre approval of|preapproval is|preapproved up to|pre approved up to|total price|price tag|to spend|listed for|priced at|our budget is|my budget is|budget of|budget around|prices|qualified for|prequalified for|pre qualified for|willing to pay|budget's|pricewise|price wise|money|all in|can do|sticker price|going for|lender says|lender said|bank says|the bank says|lender approved us for|approved us for|approved me for|good for|cleared for|cash up to|all cash|budget max|price max|max price|ceiling price|she's got|he's got|they've got|she has|he has|they have|mom has|dad has",
  ],
  [
    'field:payment',
    'principal and interest|principal & interest|p and i|p & i|p i payment|payment|monthly payment|mortgage payment|monthly mortgage|mortgage|monthly mortgage payment|mortgage payments|monthly|monthly cost|house payment|mo payment|pmt|monthly pmt|monthly budget|monthly payments|pymt|pmts|monthly note|house note|monthly nut|monthly housing payment|monthly outlay|piti|total monthly|total monthly cost|monthly total|total a month|total per month|all in monthly|monthly all in|all in payment|total payment|housing cost|housing costs|total housing cost|total housing costs|monthly housing cost|monthly housing costs|housing payment|carrying cost|carrying costs|monthly carrying costs|monthly number|monthly figure|monthly limit|monthly cap|monthly max|monthly maximum|monthly spend|monthly bill|monthly house payment|month to month cost|monthly obligation|monthly check',
  ],
  [
    'field:hoa',
    "hoa|hoa's|hoa fee|hoa due|condo fee|strata fee|maintenance fee|hoa fees|monthly hoa|association fee|association due|hoa dues|condo fees|strata|monthly maintenance|maint fee|common charge|homeowners association|monthly condo fee|monthly strata fee|monthly fee|strata fees|maintenance|monthly hoa fee|coop fee|homeowner association|hoas|maint fees|homeowners association fee|home owners association|monthly maintenance fee|body corporate fee|h o a|maintenance cost|monthly association fee|condo dues|hoa payment|h.o.a|hoa cost|hoa charge|condo maintenance fee|strata dues|fee|fees|dues|monthly dues|condo fees of|maint|mf|mtce|mtnce|strata fees of|condo fee of|hoa of|maintenance of|mntc|mtnc|mnt|monthlies|maintenance charge|maintenance charges|carrying charge|carrying charges|assessments|monthly assessment|monthly assessments|hoa assessment|condo assessment|assessments of",
  ],
  [
    'field:sqft',
    'size|square footage|living space|living area|area|floor area|sq footage|floor space|interior|house size|sqft|square feet|living space of|sq ft',
  ],
  [
    'field:lot',
    'lot size|lot|land size|lot of|property size|yard size|acreage|a lot of|on a lot of|lot size of|parcel of',
  ],
  [
    'field:year',
    'built|year built|year of construction|years of construction|year of build|constructed|built in|construction year|constructed in|built around|dating from|date from|dates from|build year|built during|construction date|vintage|put up in|put up|yr blt|yr built|blt|year blt|yr bt|bld|yrblt|yearbuilt',
  ],
  [
    'field:age',
    'less than|under|newer than|at most|no more than|up to|not older than|no older than|max|within the last|in the last|the last|the past|in the past',
  ],
  [
    'field:walk',
    'walk score|walkscore|walkability score|walk score of|walkability|walkability rating|walking score|walk rating',
  ],
  [
    'field:school',
    'school rating|school score|school|rated school|school district|elementary school|high school|elementary|middle school|public school|schools rating|rated schools|school ratings|school rated|schools with a rating of|school with a rating of|schools with a score of|school with a score of|schools with rating|schools with ratings of|schools with scores of|schools with a rating|schools that rate|schools that score|schools scoring|schools having a rating of|schools graded',
  ],
  [
    'field:dom',
    'for sale for|on the market|on market|days on market|dom|cdom|been listed|listed|sitting|been sitting|listed in the last|listed within the last|listed within|listed in the past|on mls|time on market|been for sale|hit the market|came on the market|added|new listings|posted|day on market|went on the market|came up|listing age|put up for sale|been up|listed over the last|went live|came on|and on the market|but on the market|came up for sale|come up for sale|comes up for sale|went up for sale|gone up for sale|came to market|come on the market|come onto the market|came onto the market|comes onto the market|comes on the market|gone on the market|come to market|popped up|popped up for sale|new for sale|newly for sale|listed for sale|have hit the market|has hit the market|has sat|have sat|that sat|sat for|sat there|sat unsold|sat on the market|lingering|lingered|languishing|languished|unsold|unsold for|unsold after|still unsold after|collecting dust|gathering dust|sitting unsold|sitting for|sitting there|up for sale|sitting there for|still for sale after',
  ],
  [
    'field:garage',
    'garage for|garage with room for|garage that fits|garage that holds|garage with space for|garage to fit|garage big enough for|parking for|garage spaces|garage can fit|garage fits|room to park|garage parking for|garage fitting|covered parking for',
  ],
  [
    'field:other',
    'year lease|credit score|down payment|deposit|interest rate|rate|income|salary|household income|savings|my credit|net worth|house number|insurance cost|equity|commission|car payment|student loan|student debt|debt|apr|bills|our bills|my bills|monthly bills|bills run|bills are|bills come to|obligations',
  ],
  [
    'field:unheld',
    'property tax|tax|property taxes|taxes|insurance|utilities|annual taxes|closing cost|cap rate|frontage|ceiling height|utility bill|heating bill|lot fee|flip tax|mello roos|special assessment|special levy|assessment|transfer tax|reserve fund',
  ],
  [
    'set:garage>=2',
    'double garage|dbl gar|dbl garage|two car|2 car|dbl attached garage|double attached garage|double detached garage|double car garage|dbl att gar|dbl det gar|dbl attached gar',
  ],
  ['set:garage>=3', 'triple garage|triple car garage|triple attached garage|trpl garage|tri gar|tri garage'],
];
