import type { Lexicon } from '../lexicon.ts';

/** Words that compare, before a number (`cmp`, `about`, …) or after it (`post`); < and > are strict for things that are counted; English. */
export const comparisons: Lexicon = [
  [
    'cmp:<',
    'under|below|less than|fewer than|lower than|cheaper than|beneath|smaller than|south of|undr|bellow|less then|shy of|just under|well under|anything under|strictly under|not as much as|lt|short of|sub|blow|belo|belwo|udner|uner|unnder|undre|bleow|beow|uder|udnr|les than|lss than|les then|less thn|less tan|unde',
  ],
  [
    'cmp:<=',
    "max|maximum|cap|ceiling|up to|no more than|not more than|at most|no higher than|not over|not above|maximum of|max of|tops|no over|within|not exceeding|capped at|cap of|top out at|no greater than|limit of|not to exceed|at or below|at or under|or under|or below|as much as|not exceed|no bigger than|no larger than|max out at|maxes out at|maxing out at|upto|can't go over|cannot go over|can't exceed|cannot exceed|don't want to go over|not go over|not going over|won't go over|stay under|keep it under|keep under|staying under|keeping it under|no longer than|not pay more than|don't want to pay more than|not spend more than|not higher than|anything up to|all the way up to|can't spend more than|don't want to spend more than|never more than|ceiling of|ceiling is|ceiling at|hard cap|hard cap of|hard cap at|hard max|hard limit|hard limit of|absolute max|absolute maximum|cap at|limit is|cap is|upper limit|upper limit of|max is|maximum is|max budget|top price|won't exceed|shouldn't exceed|should not exceed|must not exceed|can't be over|can't be more than|cannot be more than|shouldn't be more than|can't top|not beyond|nothing over|nothing above|nothing more than|no further than|not a penny over|leq|don't exceed|do not exceed|not any more than|no larger then|not larger than|at the most|no more then|stay below|keep it below|to a max of|to a maximum of|up to a maximum of|up to a max of|no bigger then|at max|or less|or lower|or fewer|or smaller|and under|and below|can go to|can go up to|could go to|could go up to|could stretch to|can stretch to|can push to|could push to|willing to go to|willing to go up to|we go to|happy to go to|happy to go up to|can do up to|could do up to|can swing|could swing|can manage|could manage|can handle|can afford up to|can't go above|can't go past|can't go beyond|can't be above|can't be higher than|can't cost more than|can't pay more than|cannot go above|cannot go past|cannot go beyond|cannot be over|cannot be above|cannot be higher than|cannot cost more than|cannot pay more than|cannot spend more than|cant go above|cant go over|cant go past|cant go beyond|cant exceed|cant be more than|cant be over|cant be above|cant be higher than|cant cost more than|cant pay more than|cant spend more than|won't go above|won't go past|won't go beyond|won't be more than|won't be over|won't be above|won't be higher than|won't cost more than|won't pay more than|won't spend more than|shouldn't go above|shouldn't go over|shouldn't go past|shouldn't go beyond|shouldn't be over|shouldn't be above|shouldn't be higher than|shouldn't cost more than|shouldn't pay more than|shouldn't spend more than|should not go above|should not go over|should not go past|should not go beyond|should not be more than|should not be over|should not be above|should not be higher than|should not cost more than|should not pay more than|should not spend more than|must not go above|must not go over|must not go past|must not go beyond|must not be more than|must not be over|must not be above|must not be higher than|must not cost more than|must not pay more than|must not spend more than|mustn't go above|mustn't go over|mustn't go past|mustn't go beyond|mustn't exceed|mustn't be more than|mustn't be over|mustn't be above|mustn't be higher than|mustn't cost more than|mustn't pay more than|mustn't spend more than|not a penny above|not a dollar over|not a dollar above|not a cent over|not a cent above|not a dime over|not a dime above|not a dollar more than|not a penny more than|not one dollar over|topping out at|tops out at|max budget of|max budget is|budget max of|spend up to|stays under|stays below|keeping below",
  ],
  [
    'cmp:>',
    'over a|over an|over|above|more than|and more than|or more than|greater than|higher than|bigger than|larger than|north of|exceeding|upwards of|upward of|in excess of|more then|gt|beyond|well over|just over|anything over|better than',
  ],
  [
    'cmp:>=',
    'at least|min|minimum|minimum of|no less than|not less than|no fewer than|starting at|starting from|from the|starting in the|starting from the|starting around|or more|atleast|at a minimum|a minimum of|from|no smaller than|not smaller than|not under|not below|no lower than|nothing under|nothing below|at minimum|no less then|minimum is|not fewer than|no under|upwards|no fewer then|geq|minimally|has to be at least|not lower than|at the least|at the very least|bare minimum|least|and above|and over|and up',
  ],
  [
    'about',
    'around|about|roughly|approximately|approx|circa|close to|near|nearly|ish|somewhere around|in the neighborhood of|in the neighbourhood of|in the ballpark of|more or less|right around|right about|give or take|in the range of|in the region of|approximate|ballpark|around about|or so|or thereabouts|ca|in the vicinity of|somewhere near|thereabouts|somewhere in the neighborhood of|in the area of|something like|plus or minus',
  ],
  ['exact', 'exactly|only|precisely|strictly|exact'],
  [
    'between',
    'between|btwn|betwen|btw|anywhere between|somewhere between|anywhere from|ranging from|range of|in between|from|priced from|of',
  ],
  ['to', 'to|through|thru|til|until|up to|and up to|all the way to'],
  [
    'newer',
    'after|since|newer than|built after|built since|later than|no older than|not older than|constructed after|post|from after|starting from|starting in|more recent than|at least|minimum|not before|nothing older than|nothing before|younger than|not earlier than',
  ],
  [
    'older',
    'before|older than|earlier than|prior to|pre|built before|up to|no newer than|no later than|not newer than',
  ],
  [
    'post:>=',
    'or more|or better|and up|or above|or higher|plus|or bigger|or larger|or greater|and above|minimum|min|or newer|or later|and newer|or younger|and younger|or over|or up|or so and up|at least|and over|at a minimum|or more recent|onwards|onward|at minimum|and later|and larger|and bigger|and more|or beyond|and on|and greater|forward|or after|and after|at the least|at the very least|bare minimum|or after that|and higher|and better|is enough|are enough|will do|is plenty|suffices|will suffice|would do|would be enough|at a min|is my minimum|is the minimum|is our minimum|is a must|is a minimum|is the min|is min',
  ],
  [
    'post:<=',
    'or less|or fewer|or under|or below|max|maximum|tops|or lower|or cheaper|or older|and under|at most|and below|or earlier|or smaller|at the most|limit|cap|absolute max|or before|and older|and less|and earlier|is my max|is my limit|is my ceiling|is our max|is our limit|is our ceiling|is the max|is the limit|is the most|hard cap|hard max|total max|not more|not a penny more|no more|is the ceiling|is my absolute max|is the absolute max|is our absolute max|as a max|as a maximum|or closer|and closer|top|ceiling|our cap|my cap|our max|my max|our limit|my limit|is the cap|is our cap|is my cap|is max|max price|price cap|all day max|mx|and down|and lower|is my top|is our top|top end|or les|or undr|is my number|is as high as we go|is as high as i go|is all i have|is all we have|is all i got|is all we got|is where i stop|is where we stop|hard stop|hard ceiling|at the top|max out|maxed|is the budget|is my budget|is our budget|budget|or thereabouts max|is the top|is tops|is it|or bust|is absolute max|at max|the max|or lowr|or belo',
  ],
  [
    'post:about',
    'or so|ish|give or take|or thereabouts|more or less|roughly|approximately|approx|or around there|around there',
  ],
  ['post:exact', 'exactly|only|no more no less|on the nose|sharp'],
  ['range', 'range|somewhere|anywhere|to be'],
  [
    'yearly:newer',
    'or newer|or later|and newer|and later|or more recent|or younger|and younger|or after|and after|onwards|onward|forward',
  ],
  ['yearly:older', 'or older|or earlier|or before|and older'],
  ['yearly', 'plus|or better'],
  ['moment', 'after|since|post'],
];
