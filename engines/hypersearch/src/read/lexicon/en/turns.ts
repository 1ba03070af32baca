import type { Lexicon } from '../lexicon.ts';

/**
 * Words that change a search that stands: `step:FIELD+` and `step:FIELD-` move a bound, `free:FIELD` lifts it, `more` adds beside
 * what is there, `swap` takes its place, `reset` begins again, `undo` wants the search before; English.
 */
export const turns: Lexicon = [
  [
    'step:price-',
    "cheaper|less expensive|more affordable|lower priced|lower price|lower the price|lower prices|cheaper ones|less pricey|too expensive|too pricey|too much money|not so expensive|not as expensive|lower budget|lower my budget|lower our budget|lower the budget|reduce the price|reduce my budget|reduce our budget|reduce the budget|bring the price down|bring down the price|out of my budget|out of our budget|over my budget|over our budget|over budget|out of my price range|out of our price range|lower price range|too high|too steep|easier on the wallet|more budget friendly|cheaper than these|cheaper than that|cheaper than those|cheaper than this|less costly|too costly|can't afford that|can't afford these|can't afford those|cheaper options|price lower|drop the price|drop the budget|drop my budget|drop our budget|drop my max|lower my max|lower our max|lower the max",
  ],
  [
    'step:price+',
    'more expensive|pricier|higher priced|higher price|raise the budget|raise my budget|raise our budget|raise the price|increase the budget|increase my budget|increase our budget|increase the price|higher budget|up the budget|up my budget|up our budget|bump the budget|bump my budget|bump up the budget|bump up my budget|bump our budget|stretch the budget|stretch my budget|stretch our budget|higher price range|go higher|go a bit higher|go a little higher|can pay more|can spend more|could spend more|can pay a bit more|can spend a bit more|can spend a little more|raise my max|raise the max|raise our max|bump my max|more upscale|fancier|higher end|price higher',
  ],
  ['step:amount-', 'less|lower|off|off the budget|off the price|off my budget|off our budget|below that|under that'],
  [
    'step:amount+',
    'more|higher|extra|on top|to the budget|to my budget|to our budget|to the price|above that|over that',
  ],
  [
    'step:sqft+',
    'bigger|larger|roomier|more spacious|more space|more room|too small|bigger house|bigger home|bigger place|bigger one|bigger ones|larger house|larger home|more square footage|more square feet|more sqft|more sq ft|not so small|too tiny|too cramped|bigger homes|bigger places|bigger houses|more living space|more elbow room|larger homes|larger ones|larger one|a larger place|needs to be bigger|make it bigger',
  ],
  [
    'step:sqft-',
    'smaller|too big|too large|more compact|less space|smaller house|smaller home|smaller place|smaller one|smaller ones|less square footage|not so big|not as big|smaller homes|cozier|make it smaller',
  ],
  ['step:lot+', 'bigger lot|larger lot|more land|more acreage|bigger lots|larger lots|bigger property|more acres'],
  ['step:yard+', 'bigger yard|larger yard|more yard|bigger backyard|larger backyard|more outdoor space|bigger garden'],
  [
    'step:lot-',
    'smaller lot|less land|smaller yard|less yard|less acreage|smaller lots|smaller backyard|lot too big|yard too big',
  ],
  [
    'step:year+',
    'newer|more recent|more modern|too old|less old|younger|newer house|newer home|newer homes|newer houses|newer ones|newer build|newer builds|newer construction|not so old|not as old|built more recently|more recently built',
  ],
  ['step:year-', 'older|too new|older house|older home|older homes|older ones|not so new|more historic|older build'],
  [
    'step:beds+',
    'more bedroom|more bed|another bedroom|one more bedroom|an extra bedroom|extra bedroom|additional bedroom|one more bed|1 more bedroom|1 more bed|a bedroom more|more bedrooms|another bed|an additional bedroom|need more bedrooms|more br|too few bedrooms|not enough bedrooms|another br',
  ],
  [
    'step:beds-',
    'fewer bedroom|less bedroom|fewer bed|one less bedroom|one bedroom less|one fewer bedroom|too many bedrooms|one bedroom fewer|less beds|1 less bedroom',
  ],
  [
    'step:baths+',
    'more bathroom|more bath|another bathroom|another bath|one more bathroom|one more bath|an extra bathroom|an extra bath|extra bathroom|extra bath|additional bathroom|additional bath|1 more bath|1 more bathroom|not enough bathrooms',
  ],
  ['step:baths-', 'fewer bathroom|fewer bath|less bathrooms|one less bathroom|one less bath|too many bathrooms'],
  [
    'step:garage+',
    'bigger garage|larger garage|more garage space|one more garage space|another garage space|extra garage space|room for one more car|room for another car',
  ],
  [
    'step:hoa-',
    'lower hoa|lower fees|lower hoa fees|cheaper hoa|less hoa|smaller hoa|lower condo fees|lower monthly fees|lower strata fees|cheaper fees|lower maintenance fees|lower dues|lower hoa dues|less in fees',
  ],
  [
    'step:payment-',
    'lower payment|lower monthly payment|smaller payment|cheaper payment|lower payments|smaller monthly payment|lower mortgage',
  ],
  ['step:payment+', 'higher payment|higher monthly payment|raise the payment|bigger payment'],
  [
    'step:school+',
    'better schools|better school|better school district|higher rated schools|better rated schools|stronger schools|better schools nearby',
  ],
  [
    'step:walk+',
    'more walkable|better walkability|higher walk score|more walkable area|more walkable neighborhood|better walk score',
  ],
  [
    'step:near-',
    'closer to|closer in to|nearer to|nearer|a shorter commute to|shorter commute to|shorter drive to|a shorter drive to|not so far from|less far from|closer|too far from|too far|shorter commute|closer in|a shorter commute|shorter drive|more central|closer by',
  ],
  [
    'step:near+',
    'further from|farther from|further out|farther out|a bit further out|further away|farther away|longer commute is ok|longer commute|not so close to|a longer drive|longer drive',
  ],
  [
    'step:dom-',
    'fresher|more recently listed|newer listings|newer on the market|fresher listings|listed more recently',
  ],
  [
    'undo',
    'undo|undo that|undo it|undo last|undo this|undo the last one|undo the last change|undo my last change|go back|go back one|go back a step|step back|back up|one step back|take it back|take that back|never mind the last one|nevermind the last one|never mind that last one|never mind that|scratch the last one|scratch that last one|forget the last one|forget that last one|revert|revert that|put it back|put that back|change it back|switch it back|back to the previous search|back to the last search|previous search|the previous search|go back to the previous search|go back to what i had|back to what i had|back to how it was|the way it was|as it was before|like it was before|like before|the one before|go back to the one before|previous one|no go back|restore the last search|restore the previous search|that was a mistake|ctrl z',
  ],
  [
    'reset',
    'start over|start again|start fresh|new search|clear everything|clear all|reset|start from scratch|begin again|clear the search|clear my search|clear filters|clear all filters|forget everything|forget all that|forget all of that|forget it all|scrap everything|scrap all that|scrap it all|scratch everything|scratch all that|from scratch|from the top|wipe everything|wipe the slate clean|clean slate|remove all filters|different search|completely different|something completely different|something else entirely|entirely new search|whole new search|brand new search|restart|start all over|reset everything|reset the search|reset filters|erase everything|drop everything|a fresh search|fresh search',
  ],
  [
    'more',
    'also|too|as well|add|include|plus|and also|in addition|along with|additionally|or also|also include|also show|also add|also consider|on top of that|open to|open up to|consider|throw in|expand to|extend to|widen to|broaden to|i could also do|also open to|also fine|is fine too|are fine too|works too|work too|is ok too|are ok too|is okay too|could also be|could also work|or',
  ],
  [
    'swap',
    "instead|try|let's try|lets try|what about|how about|switch to|change to|change it to|make it|actually|rather|make that|move to|look in|look at|let's do|lets do|let's look at|let's look in|go with|let's go with|now|show me|swap|replace|only|just|let's see|now show|now try|should be|must be|has to be|needs to be|change the city to|change the location to|change location to|change city to|change the price to|change the budget to|set the price to|set the budget to|bump it to|bump it up to|raise it to|lower it to|drop it to|increase it to|up it to|narrow to|narrow it to|narrow it down to|limit to|limit it to|restrict to",
  ],
  [
    'free:price',
    "any price|price doesn't matter|price is not important|price no object|money is no object|no price limit|no budget limit|no budget|budget doesn't matter|whatever the price|any budget|price is no object|forget the price|forget the budget|forget my budget|forget about the budget|forget about the price|remove the price|remove the price limit|remove the budget|drop the price limit|drop the budget limit|drop the price cap|without the price limit|no max price|no maximum price|no price cap|never mind the price|never mind the budget|ignore the price|ignore the budget|don't care about price|don't care about the price|no limit on price|lift the price limit|remove price|clear the price|unlimited budget",
  ],
  [
    'free:place',
    "anywhere|anywhere is fine|any city|any area|any location|any neighborhood|any neighbourhood|location doesn't matter|location is not important|area doesn't matter|city doesn't matter|forget the location|forget the city|forget the area|forget the neighborhood|doesn't matter where|don't care where|remove the location|remove the city|no matter where|any place|any town|wherever|everywhere",
  ],
  [
    'free:type',
    "any type|any kind|any kind of home|any kind of house|any property type|any type of home|any home type|type doesn't matter|any style|all types|all property types|forget the type|any kind of property|any type of property|doesn't matter what kind",
  ],
  [
    'free:beds',
    "any number of bedrooms|bedrooms don't matter|number of bedrooms doesn't matter|forget the bedrooms|any bedrooms|forget the number of bedrooms|bedroom count doesn't matter|don't care about bedrooms|any bedroom count|beds don't matter|any beds|forget the beds",
  ],
  [
    'free:baths',
    "any number of bathrooms|bathrooms don't matter|number of bathrooms doesn't matter|forget the bathrooms|any baths|forget the baths|bathroom count doesn't matter|baths don't matter|any number of baths",
  ],
  [
    'free:sqft',
    "any size|size doesn't matter|forget the size|square footage doesn't matter|any square footage|forget the square footage|size is not important|no minimum size|size isn't important|forget about the size|no size limit",
  ],
  [
    'free:lot',
    "any lot size|lot size doesn't matter|forget the lot size|lot doesn't matter|forget the acreage|any lot",
  ],
  [
    'free:year',
    "any age|any year|age doesn't matter|year doesn't matter|forget the year|year built doesn't matter|any year built|age of the house doesn't matter|forget the age|forget the year built",
  ],
  [
    'free:hoa',
    "any hoa|hoa is fine|hoa is ok|hoa doesn't matter|forget the hoa|hoas are fine|fees don't matter|any fees|hoa is okay|an hoa is fine|hoa fees are fine|ok with hoa|fine with hoa|ok with an hoa|fine with an hoa|don't mind an hoa",
  ],
  [
    'free:dom',
    "any time on market|days on market don't matter|doesn't matter how long it's been listed|any time|forget the days|days dont matter|any listing date|no matter when listed|forget the days on market|anytime|forget how long its been listed|listing date doesnt matter",
  ],
  [
    'free:school',
    "schools don't matter|forget the schools|forget schools|forget about schools|forget about the schools|school ratings don't matter|schools aren't important|don't care about schools|no need for good schools",
  ],
  [
    'free:walk',
    "walkability doesn't matter|forget walkability|forget the walk score|doesn't have to be walkable|doesn't need to be walkable",
  ],
  ['free:payment', "forget the payment|any payment|payment doesn't matter|forget the monthly payment"],
  ['free:garage', "any garage|garage size doesn't matter"],
  ['free:stories', "any number of stories|stories don't matter|number of stories doesn't matter|any number of floors"],
  ['free:near', "commute doesn't matter|forget the commute|distance doesn't matter|forget the distance"],
  ['free:sort', 'any order|forget the order|no particular order|default order'],
];
