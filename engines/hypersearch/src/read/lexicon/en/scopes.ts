import type { Lexicon } from '../lexicon.ts';

/** Words that open or close a scope: exclusion, preference, withdrawal, correction; English. */
export const scopes: Lexicon = [
  [
    'not',
    "no|without|not|nothin|nuthin|w/o|wo|minus|not a|not an|none of|not on|not in|isn't|is not|not too|nothing|neither|nor|never|not any|sans|zero|not near|except|excluding|other than|exclude|anything but|not interested in|isn't in|is not in|isn't on|is not on|not one of|not by|lacking|except for|isn't a|is not a|aren't|anywhere but|nothing in|nothing on|not even|apart from|aside from|with no|there's no|any place but|everywhere but|not with|no more|lack of|w/out|wout|w out",
  ],
  [
    'avoid',
    "avoid|avoiding|don't want|do not want|dont want|don't like|hate|keep away from|stay away from|skip any|not want|doesn't want|steer clear of|i don't want|we don't want|rule out|leave out|don't show me|do not show me|don't show|can't stand|refuse|not looking for|can't have|must not have|shouldn't have|should not have|doesn't have|does not have|don't have to have|can do without|no interest in|don't include|do not include|hates|not into|stay out of|not keen on|not a fan of|not fans of|keep me out of|keep us out of|am not into|never want|would rather not|rather not|rather avoid|allergic to|i'd rather not have|not crazy about|exclude|want to avoid|need to avoid|trying to avoid|like to avoid|prefer to avoid|prefer not|skip|don't ever want|don't want any|do not want any|wants no|want no|won't consider|wouldn't consider|won't live in|wouldn't live in|don't want to live in|don't want to be in|do not want to live in|do not want to be in|don't want to live on|don't want to be on|leave off|filter out|nix|tired of|sick of|over dealing with|done with|dealbreaker|deal breaker|can't be|cannot be|should not be|shouldn't be|must not be|mustn't be",
  ],
  [
    'avoid:post',
    'dealbreaker|deal breaker|a dealbreaker|a deal breaker|is a dealbreaker|is a deal breaker|are a dealbreaker|are a deal breaker|is a no go|are a no go|is out|are out|is a no|are a no|need not apply|is off the table|are off the table|not wanted|are dealbreakers|are deal breakers|is a hard no|are a hard no|is excluded|are excluded|is a dealbreaker for us|is a non starter|are a non starter|not welcome|is not ok|are not ok|is a deal killer|excluded|not included|is not an option|are not an option|is a no go for us|not an option|is a turn off|are a turn off|not considered|is unacceptable|are unacceptable|is a pass|are a pass|not allowed|no deal|no sale|no thanks|then no deal',
  ],
  [
    'prefer',
    "ideally|preferably|prefer|prefers|bonus if|bonus points for|bonus points if|hopefully|if possible|nice to have|nice to haves|would be nice if|would be nice to have|would prefer|i'd prefer|we'd prefer|preference for|wish list|wishlist|bonus|if we could get|if we can get|if i could get|would be great if|would be great to have|extra points for|extra credit for|extra points if|dream would be|hoping for|be cool if|would be cool to have|if there happens to be|if there is|if there's|would be lovely to have|it would be lovely to have|would be lovely if|if you can find|in a perfect world|in an ideal world|best case|leaning toward|leaning towards|plus if|a plus if|big plus if|huge plus if|bonus for|wouldn't mind|would not mind|preferred|preferrably|preferbly|perfect if|would be perfect if|even better if|even better with|better if|if available|hoping to get|happy if|would be happy if|hope for|brownie points for|brownie points if|would be awesome if|would be awesome to have|optionally|would be ideal if|would be a bonus if|would be a plus if|if it had|if it has|preferring|we lean toward|nice if|nice if it had|nice if it has|nice if there was|nice if there were|great if|cool if|love it if|would love it if|i'd love it if|we'd love it if|if it also had|if it came with|if it comes with|my preference is|our preference is|preference|bonus points|it'd be nice to have|it'd be nice if|fingers crossed for|ideal would be|the dream is|pref|prefer to have|if at all possible|if u can|would like if possible|if we're lucky|if i'm lucky|with any luck|extra happy if|would die for|in a dream world|dreaming of|it would be a plus to have|would be over the moon with|ideally something with|i'd be thrilled with|would be thrilled with|icing on the cake would be|cherry on top would be|i wouldn't say no to|we wouldn't say no to|wouldn't say no to|wouldn't turn down|not opposed to|extra points|gold star for|i'd like but don't need|nice but not required|optional but nice|it'd be lovely to have|it'd be great to have|would love|would love to have|i'd love|we'd love|i'd love to have|we'd love to have|i'd be over the moon with|would be thrilled to have|would adore|would enjoy|i'd enjoy|we'd enjoy|wish for|an extra plus would be|a plus would be|extra plus would be|a bonus would be|bonus would be|a dream would be|even nicer with|even nicer if|would like if|cherry on top|the cherry on top would be|icing would be|a perk would be",
  ],
  [
    'nice',
    "pref|pref'd|prefd|would be nice|would be great|would be ideal|would be a bonus|would be a plus|would be lovely|is a plus|is a bonus|a plus|would be awesome|would be amazing|would be good|would be perfect|would be cool|is preferred|are preferred|preferred|is nice to have|are nice to have|nice to have|if possible|would be wonderful|would be sweet|would be fantastic|is optional|are optional|would be welcome|would be icing on the cake|would be the cherry on top|if we can swing it|if available|would be preferred|would be preferable|would be a big plus|would be a huge plus|are a plus|are a bonus|would help|would be the dream|is ideal|would be super nice|would be really nice|would be excellent|would also be nice|would be so nice|would be fun|is a nice bonus|is a big plus|is a huge plus|if there is one|if you can find one|if we can get it|but not required|not required but nice|but not necessary|but not essential|is a nice to have|are nice to haves|are nice|wouldn't hurt|would not hurt|would be appreciated|would be terrific|would make my day|would be a dream|if at all possible|would make us happy|would make me happy|if that's possible|is preferable|would seal the deal|would be gravy|if you can|if you have it|if it exists|would be handy|would be neat|would be a treat|would be nice too|would be great too|if you have one|but not a must|but not mandatory|though not required|though not essential|would be nice but not required|not a must but nice|if we get lucky|is a preference|would be best|would be brilliant|would rock|optional|would be a nice touch|would be a nice bonus|would be a huge bonus|is just a bonus|is a want not a need|is a want|just a nice to have|would be swell|would be killer|would be dope|would be sick|would be rad|would really help|is the dream|would be gold|a bonus|bonus|is something i'd love|would be much appreciated|is desirable|is desired|would be desirable|but i can live without it|but we can live without it|but i could live without it|but not a dealbreaker|but not a deal breaker|but no dealbreaker|not a deal breaker though|not a dealbreaker though|but flexible on that|but i'm flexible|but we're flexible|would be better|is better|would be even better|even better|is a nice touch|would be lovely too|would be sweet too|would be lit|would be clutch|would be a win|would be icing|would be a perk|is a perk|would make my year|would be super|would be the best|would be fab|is a bonus not a must|if there's one|if one exists|if it works out|is my preference|is our preference|in a perfect world|in an ideal world|but i'd enjoy one|but we'd enjoy one|but i'd love one|but we'd love one|but i'd like one|but we'd like one|would be a nice extra|if i get lucky|if budget allows|if the budget allows|budget permitting|if money allows|if it fits",
  ],
  ['maybe', 'if possible|if at all possible|optional|if available|preferred|nice to have|if you can'],
  [
    'drop',
    "forget what i said about|forget about|forget what i said about the|ignore what i said about|never mind about|nevermind about|never mind what i said about|forget|forget about|don't need|do not need|dont need|no need for|never mind|nevermind|drop|lose|skip|not worried about|don't care about|don't care for a|do not care about|leave out|no longer need|no longer want|take out|don't really need|doesn't need|does not need|remove|we can skip|can skip|can live without|not needed|don't care if|no need of|don't worry about|doesn't have to have|does not have to have|not necessary|not fussed about|ignore|ditch|doesn't have to be|does not have to be|no longer looking for|scrap|no need to have|don't bother with|do not bother with|not picky about|not bothered about|don't mind if|no preference on|can do without|could do without|needn't have|don't require|do not require|not bothered by|cancel|let's drop|let's forget|let's skip|not fussy about|don't have to have|indifferent to|don't even need|needn't be|don't actually need|don't necessarily need|it doesn't need|can live without the|whether or not it has|with or without|strike|leave off|never mind about|nvm|scratch the|scratch a|scratch my|strike the|lose the|kill the|ditch the|axe the|can the|no longer care about|no longer interested in|take off the|get rid of|leave off the|forget having|forget needing|could live without|could live without a|i could live without|we could live without|can live without a|changed my mind about|changed our minds about|changed our mind about|change my mind about|changed my mind on|changed our minds on|talked me out of|talked us out of|gave up on|giving up on|given up on|over the idea of|i changed my mind about|we changed our minds about|i changed my mind on",
  ],
  [
    'dropped',
    "doesn't matter|don't matter|does not matter|not important|isn't important|isn't necessary|is not necessary|not needed|not necessary|is optional|aren't necessary|not required|isn't required|is not required|is not important|aren't important|are not important|are not necessary|isn't needed|not essential|is irrelevant|no longer matters|we can do without|i can do without|can wait|aren't required|aren't needed|are not needed|is not needed|unimportant|not a priority|isn't a priority|never mind|isn't essential|is not essential|is unnecessary|are unnecessary|is not a must|isn't a must|is no concern|not a must|we can live without|i can live without|not a big deal|no big deal|isn't a big deal|is negotiable|no longer needed|is not an issue|isn't an issue|is no longer needed|is no longer necessary|are no longer needed|not that important|anymore|any more|any longer|no more please",
  ],
  [
    'fix',
    "actually|no wait|wait|correction|i mean|i meant|scratch that|strike that|make it|actually make it|make that|actually make that|sorry|let's say|or rather|rather|no make it|oops|my bad|no sorry|wait no|hold on|on second thought|change that to|change it to|let's make it|let's do|better make it|instead|you know what|no actually|actually no|hmm|well actually|er|err|change of plans|we changed our minds|i changed my mind|changed my mind|should be|i meant to say|meant to say|sorry i mean|no i mean|no no|nope|let me rephrase|to be exact|that should be|that should say|should say|bump that to|bump it to|bump it up to|raise it to|drop it to|drop that to|stretch to|up it to|or better yet|better yet|come to think of it|thinking about it|typo|change to|switch to|switch that to|switch it to|update that to|update to|let's go with|lets go with|go with|nah|try|let's try|i misspoke|misspoke|not that|no let's say|my mistake|apologies|whoops|revise that to|lower that to|raise that to|scratch|lets make it|lets say|lets do|let us say|edit|sry|ok make it|okay make it|in fact|revised|changed to|replace that with|make them|call it|let's call it|wait make it|wait actually|oh wait|but now|but really|but actually|but now it's|but now we|but now i|now it's|but these days|but now only|now we're thinking|but then decided on|but decided on|but switched to|but leaning toward now|hang on|hm|hmmm|realistically|on reflection|actually no wait|hold up|let me fix that|fix that to|sorry make it|i take it back|wait a sec|scratch it|correct that to|final answer|no sorry i meant|erm|on second thoughts|now i think|i now think",
  ],
  [
    'undo',
    'scratch that|strike that|forget that|forget it|cancel that|never mind that|ignore that|undo that|delete that|disregard that|forget what i said|ignore what i said|scrap that|take that back|i take that back|nvm that|scratch the last|drop that',
  ],
  [
    'insteadof',
    'instead of|rather than|in place of|as opposed to|in lieu of|over a|than a|than an|over an|instead of a|instead of an|rather than a|rather than an',
  ],
  [
    'allowed',
    'ok|okay|is ok|is okay|are ok|are okay|is fine|are fine|acceptable|is acceptable|fine by me|fine by us|fine with me|fine with us|ok by me|ok with me|ok with us|no problem|also ok|also fine|is alright|is ok too|is fine too|is okay too|is cool|is cool too|ok too|fine too|would be fine|would be fine too|would be ok|works too|would work|would work too|is good too|already in there is fine',
  ],
  ['lacking', 'without|w/o|wo|lacking|with no|sans|w/out'],
  ['nix', 'scratch|nix|ditch|scrap|strike|cross off|minus the'],
  [
    'concede',
    "even if|even if it|even if it's|even if its|even if they|even if there's|don't mind|do not mind|dont mind|not afraid of",
  ],
  [
    'past',
    "saw|we saw|i saw|we just saw|looked at|we looked at|i looked at|we've looked at|we've been looking at|toured|we toured|considered|we considered|thought about|we thought about|i thought about|originally wanted|used to want|have seen|we've seen",
  ],
  ['hoping', 'hoping for|hoping to get|hoping to find|hope to find|dreaming of|hope for|hope to buy|hoping to buy'],
  [
    'ruled',
    'too pricey|too expensive|too far|priced out|out of our budget|out of my budget|out of reach|unaffordable|too crowded|too much money|too rich for us|too rich for me|too hot|too cold|out of our price range|out of my price range|got too expensive|got too pricey|is a joke|is too cold|is too hot|nearly killed us|nearly killed me|is crazy expensive|is insane|is nuts|is out of hand|is out of control|is unaffordable|is way too expensive|is too expensive|is too pricey|is too crowded|is too far|is too much|is a no for us|is overpriced|got crazy|priced us out|priced me out|is dead to me|is over for us|is behind us|is done for us|killed our marriage|is history',
  ],
  [
    'must',
    "isn't optional|is not optional|aren't optional|are not optional|not optional|isn't negotiable|is not negotiable|aren't negotiable|are not negotiable|not negotiable|non negotiable|is non negotiable|are non negotiable|nonnegotiable|is nonnegotiable|isn't up for debate|is not up for debate|isn't up for discussion|is not up for discussion|isn't a maybe|is a requirement|are a requirement|is the dealbreaker|are the dealbreakers|is mandatory|are mandatory|is essential|are essential|is a must|are a must|are musts|is required|are required|is a need",
  ],
  [
    'needless',
    'needed|necessary|required|needed here|needed thanks|needed though|necessary though|required though|needed at all|necessary at all|needed for us|needed for me',
  ],
  [
    'likewise',
    'neither is|neither are|nor is|nor are|neither does|neither do|so is|so are|so does|so would|same goes for|same for|same with|as is a|as is an|as is the|as are|ditto for|ditto on|likewise for|likewise with',
  ],
  ['outside:except', 'besides|other than'],
  [
    'outside',
    'outside|outside of|outside the|outside of the|but outside|just outside|just outside of|right outside|right outside of|somewhere outside|anywhere outside|anywhere outside of|outskirts of|on the outskirts of|in the outskirts of|outside the city of|outside the town of|outside the city limits of|outside of the city limits of|outside city limits of',
  ],
];
