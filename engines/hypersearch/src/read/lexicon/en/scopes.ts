import { each, type Lexicon } from '../lexicon.ts';
import { likedAhead, likedBehind } from './liking.ts';

/** Words that open or close a scope: exclusion, preference, withdrawal, correction; English. */
export const scopes: Lexicon = [
  [
    'dropped',
    each(
      "doesn't|don't|does not|do not|didn't|won't|never",
      'bother|bothers|faze|trouble',
      'me|us|me any|us any|me at all|us at all',
    ),
  ],
  ['allowed', each('is|are', 'fine|ok|okay|all right', 'with|by', 'me|us')],
  ['allowed', each('fine|ok|okay|alright', 'i', 'guess|suppose')],
  ['not', each('with', 'the|the sole|the one|the only|the single|the lone|one', 'exception of')],
  ['except', each('with', 'the|the sole|the one|the only|the single|the lone|one', 'exception of')],
  ['avoid:post', each('is|being|was', 'the sole|the one|the only|the single', 'exception')],
  [
    'excluded',
    'hard nos|hard noes|no nos|nos|noes|turn offs|turnoffs|deal breakers|dealbreakers|deal breaker|dealbreaker|deal killers|deal killer|must nots|must not haves|dont wants|no gos|no goes|no go|exclude|excluded|excluding|exclusions|avoid|avoiding|skip|rule out|ruled out|not wanted|unwanted|filter out|leave out',
  ],
  [
    'not',
    "no|without|not|nothin|nuthin|w/o|wo|minus|not a|not an|none of|not on|not in|isn't|is not|not too|nothing|neither|nor|never|not any|sans|zero|not near|except|excluding|other than|exclude|anything but|not interested in|isn't in|is not in|isn't on|is not on|not one of|not by|lacking|except for|isn't a|is not a|aren't|anywhere but|anyplace but|elsewhere than|anywhere other than|somewhere other than|somewhere besides|anywhere besides|somewhere else than|everything but|nothing in|nothing on|not even|apart from|aside from|with no|there's no|any place but|everywhere but|not with|no more|lack of|w/out|wout|w out|absolutely not|definitely not|certainly not",
  ],
  [
    'avoid',
    "can't be on|cannot be on|can't be a|can't be an|can't be near|can't have a|cannot have|mustn't have|don't bother with|don't bother showing me|dont bother with|dont bother showing me|no point showing me|no point in showing me|no sense showing me|no use showing me|no need to show me|don't care for|doesn't care for|didn't care for|don't care for a|don't care much for|don't much care for|can't abide|can't bear|can't tolerate|won't tolerate|avoid|avoiding|don't want|do not want|dont want|don't like|hate|keep away from|stay away from|skip any|not want|doesn't want|steer clear of|i don't want|we don't want|rule out|leave out|don't show me|do not show me|don't show|can't stand|refuse|not looking for|can't have|must not have|shouldn't have|should not have|doesn't have|does not have|no interest in|don't include|do not include|hates|not into|stay out of|not keen on|not a fan of|not fans of|keep me out of|keep us out of|am not into|never want|would rather not|rather not|rather avoid|allergic to|i'd rather not have|not crazy about|exclude|want to avoid|need to avoid|trying to avoid|like to avoid|prefer to avoid|prefer not|skip|don't ever want|don't want any|do not want any|wants no|want no|won't consider|wouldn't consider|won't live in|wouldn't live in|don't want to live in|don't want to be in|do not want to live in|do not want to be in|don't want to live on|don't want to be on|leave off|filter out|nix|tired of|sick of|over dealing with|done with|dealbreaker|deal breaker|can't be|cannot be|should not be|shouldn't be|must not be|mustn't be|ain't looking for|aint looking for|i'm not touching|not touching|won't touch|wouldn't touch|can't do|cannot do|can't deal with|won't do|can't handle another|never again|never again a|never live under|never live in|never live with|never live under an|live under an|won't look at|not considering|don't send me|do not send me|don't send|spare me|it can't have|it cannot have|can't be in|cannot be in|won't buy|wouldn't buy|will not consider|will not live in|had it with|no use for|have no use for|want nothing to do with|nothing to do with|wouldn't be caught dead in|refuse to live in|refuse to live with|not up for|don't offer me|spare us|don't propose|don't put me|dont put me|don't put us|dont put us|don't stick me|dont stick me|don't give me|dont give me|keep me off|keep us off|don't stick us|dont show us|don't show us|dont care for|do not care for|does not care for|dont care for a|do not care for a|do not care much for|never cared for|no fan of|not a big fan of|not a huge fan of|not big on|not wild about|not fond of|am not fond of|cannot abide|cannot bear|cannot stand|can not stand|cant stand|could do without another|despise|detest|loathe|have no desire for|no desire for|not about to live in|turned off by|put off by|keep us away from|keep me away from|fed up with|sick and tired of|worn out by|worn out from|exhausted by|exhausted from|burned out on|burned out by|burnt out on|burnt out by|bored of|bored with|had enough of|had our fill of|had my fill of|i'm so over|we're so over|dread|dreads|despises|detests|loathes|refuses|refuses to do|refuse to do|won't live|wouldn't live|will not live|would never live|don't do|doesn't do|do not do|does not do|dislike|dislikes|stop showing me|stop showing us|stop sending me|stop sending us|quit showing me|quit sending me|enough with|enough with the|enough with all the|enough of the|enough of these",
  ],
  [
    'avoid',
    each(
      "i'm|he's|she's|we're|they're|i am|we are|so|totally|completely",
      'over',
      'the|all the|all this|all that|big|these|this|having|living|dealing|doing|owning|paying',
    ),
  ],
  [
    'avoid:post',
    "dealbreaker|deal breaker|a dealbreaker|a deal breaker|is a dealbreaker|is a deal breaker|are a dealbreaker|are a deal breaker|is a no go|are a no go|is out|are out|is a no|are a no|need not apply|is off the table|are off the table|not wanted|are dealbreakers|are deal breakers|is a hard no|are a hard no|is excluded|are excluded|is a dealbreaker for us|is a non starter|are a non starter|not welcome|is not ok|are not ok|is a deal killer|excluded|not included|is not an option|are not an option|is a no go for us|not an option|is a turn off|are a turn off|not considered|is unacceptable|are unacceptable|is a pass|are a pass|not allowed|no deal|no sale|no thanks|then no deal|are nothing but trouble|is nothing but trouble|are nothing but a headache|is nothing but a headache|are trouble|is trouble|are a headache|is a headache|are a nuisance|is a nuisance|are a pain|is a pain|are a hassle|is a hassle|are a waste of money|is a waste of money|are a money pit|are money pits|is a money pit|are not for me|are not for us|is not for me|is not for us|isn't for us|isn't for me|aren't for us|aren't for me|give me the creeps|gives me the creeps|are a nightmare|is a nightmare|scare me|scares me|can take a hike|are more trouble than they're worth|is more trouble than it's worth|are ruled out|is ruled out|drive me crazy|drives me crazy|is absolutely out|are absolutely out|it's a money pit|its a money pit",
  ],
  [
    'avoid',
    each(
      'neither of us|neither one of us|neither of them|none of us|nobody|no one|nor i|nor we|nor he|nor she|nor they',
      'want|wants|likes|like|cares for|care for',
    ),
  ],
  [
    'drop',
    each(
      'neither of us|neither one of us|neither of them|none of us|nobody|no one|nor i|nor we|nor he|nor she|nor they',
      'needs|need|requires|require',
    ),
  ],
  ['refusal', 'absolutely not|definitely not|hard no|hard pass|no way|by no means|certainly not|not a chance'],
  [
    'prefer',
    "we'd rather stay|i'd rather stay|would rather stay|we'd rather keep it|i'd rather keep it|we'd rather be|i'd rather be|would rather be|i'd be tickled pink to have|i'd be tickled pink if|it'd be nice to be on|if it's not asking too much|if it isn't asking too much|if it's not too much to ask|if it isn't too much to ask|i'd do a happy dance for|i'd kill for|in my dreams there's|bonus if there's|i'd swoon over|ideally|preferably|prefer|prefers|bonus if|bonus points for|bonus points if|hopefully|if possible|nice to have|nice to haves|would prefer|i'd prefer|we'd prefer|preference for|wishlist|bonus|if we could get|if we can get|if i could get|extra points for|extra credit for|extra points if|dream would be|hoping for|be cool if|if there happens to be|if there is|if there's|if you can find|in a perfect world|in an ideal world|best case|leaning toward|leaning towards|plus if|a plus if|big plus if|huge plus if|bonus for|wouldn't mind|would not mind|preferred|preferrably|preferbly|perfect if|even better if|even better with|better with|better with a|best with|better w|better if|if available|hoping to get|happy if|would be happy if|hope for|brownie points for|brownie points if|optionally|if it had|if it has|preferring|we lean toward|nice if|nice if it had|nice if it has|nice if there was|nice if there were|great if|cool if|love it if|would love it if|i'd love it if|we'd love it if|if it also had|if it came with|if it comes with|my preference is|our preference is|preference|bonus points|fingers crossed for|ideal would be|the dream is|pref|prefer to have|if at all possible|if u can|would like if possible|if we're lucky|if i'm lucky|with any luck|extra happy if|would die for|in a dream world|dreaming of|would be over the moon with|ideally something with|i'd be thrilled with|would be thrilled with|icing on the cake would be|cherry on top would be|i wouldn't say no to|we wouldn't say no to|wouldn't say no to|wouldn't turn down|not opposed to|extra points|gold star for|i'd like but don't need|nice but not required|optional but nice|would love|would love to have|i'd love|we'd love|i'd love to have|we'd love to have|i'd be over the moon with|would be thrilled to have|would adore|would enjoy|i'd enjoy|we'd enjoy|wish for|an extra plus would be|a plus would be|extra plus would be|a bonus would be|bonus would be|a dream would be|even nicer with|even nicer if|would like if|cherry on top|the cherry on top would be|icing would be|a perk would be|with luck|if you can swing it|if we can swing it|for preference|crossing my fingers for|i would love|we would love|would be happier with|i'd be happier with|we'd be happier with|would be happier at|i'd be happier at|we'd be happier at|if luck has it|if the stars align|given the choice|given a choice|all else equal|all things equal|all else being equal|wouldnt mind|would not say no to|wouldnt say no to|wouldn't object to|wouldn't hate|would love but don't need|i'd be pleased with|we'd be pleased with|would be pleased with|pleased with|tickled with|would be tickled with|i'd be tickled with|delighted with|would be delighted with|i'd be delighted with|would be thrilled by|thrilled with|be happy with a|would welcome|i'd welcome|we'd welcome|would appreciate|i'd appreciate|we'd appreciate|tickled pink to have|tickled pink with|tickled pink if|be tickled pink if|be tickled pink with|be tickled pink to have|would be tickled pink to have|i would be tickled pink to have|would be tickled to have|thrilled to have|be thrilled to have|over the moon with|over the moon if|over the moon to have|would be nice to be on|it would be nice to be on|would be nice to be near|would be nice to be in|nice to be on|if it is not asking too much|if it is not too much to ask|if not too much to ask|if i could have my way|if i had my way|if we had our way|if possible with|if possible with a|if possible with an|if possible a|if possible an|if at all possible with|gravy if|icing on the cake if|cherry on top if|would do a happy dance for|would flip for|would kill for|wish we could have|wish i could have|bonus if there is|bonus if theres|bonus if it has|points for|swoon for|would jump at|could really go for|really go for|could go for|wouldn't say no to a|brownie points|we'd go for|only if possible|but only if possible|only if it's possible|only if it fits|only if it fits the budget|only if the budget allows|only if available|only if there's room in the budget|only if at all possible",
  ],
  ['prefer', likedAhead],
  [
    'nice',
    "but would be a nice touch|but it would be a nice touch|would be a nice touch|is a nice touch|but nice to have|but appreciated|but would be appreciated|but welcome|but it'd be nice|but that'd be nice|but it'd be great|but i'd take one|but we'd take one|but i wouldn't say no|but we wouldn't say no|but that's just me dreaming|but i'm dreaming|but that's a dream|if it's not asking too much|if it's not too much to ask|pref|pref'd|prefd|a plus|is preferred|are preferred|preferred|is nice to have|are nice to have|nice to have|if possible|is optional|are optional|if we can swing it|if available|would be preferred|would be preferable|would help|if there is one|if you can find one|if we can get it|but not required|not required but nice|but not necessary|but not essential|is a nice to have|are nice to haves|wouldn't hurt|would not hurt|would be appreciated|would make my day|if at all possible|if that's possible|is preferable|would seal the deal|if you can|if you have it|if it exists|if you have one|but not a must|but not mandatory|though not required|though not essential|would be nice but not required|not a must but nice|if we get lucky|is a preference|would be brilliant|would rock|optional|is just a bonus|is a want not a need|is a want|just a nice to have|would be swell|would be killer|would be dope|would be sick|would be rad|would really help|a bonus|bonus|is something i'd love|would be much appreciated|is desirable|is desired|would be desirable|but i can live without it|but we can live without it|but i could live without it|but not a dealbreaker|but not a deal breaker|but no dealbreaker|not a deal breaker though|not a dealbreaker though|but flexible on that|but i'm flexible|but we're flexible|would be better|is better|would be even better|even better|would be lit|would be clutch|would be icing|would make my year|is a bonus not a must|if there's one|if one exists|if it works out|is my preference|is our preference|in a perfect world|in an ideal world|but i'd enjoy one|but we'd enjoy one|but i'd love one|but we'd love one|but i'd like one|but we'd like one|if i get lucky|if budget allows|if the budget allows|budget permitting|if money allows|if it fits|for preference|by preference|with luck|with any luck|if you can swing it|if they can swing it|appreciated|is appreciated|are appreciated|is just gravy|are just gravy|would be just gravy|is icing|but ain't a deal breaker|but it's no deal breaker|though it's no deal breaker|it's no deal breaker|but no deal breaker|no deal breaker|isn't a deal breaker|ain't a deal breaker|is no deal breaker|not a deal breaker|not a dealbreaker|isn't a dealbreaker|ain't a dealbreaker|but could live without|could live without|but can live without|could live without it|can live without it|could do without it|would tickle me|would be gravy on top|would sweeten the deal|won't die without it|won't die without one|if fate allows|if the stars align|if it comes with one|but it would be nice|but would be nice|but that would be nice|but it would be great|but thats just me dreaming|but that is just me dreaming|but a girl can dream|but one can dream|but we can dream|if it is not asking too much|would be icing on top|would be the icing|would be pure gravy|would be all gravy|would be sheer gravy|would tickle me pink|would tickle us pink|would be a lovely extra|would be a lovely bonus|would be a blessing|would be a godsend|would put me over the moon|gets bonus points|gets extra points|earns bonus points|scores bonus points|wins bonus points|for bonus points|optional but nice|if we're lucky|if i'm lucky|if you're lucky|optional but good|if lucky|only if possible|but only if possible|only if it's possible|only if it fits|only if it fits the budget|only if the budget allows|only if available|only if there's room in the budget|only if at all possible|if the gods are kind|if luck holds|if the stars line up|if heaven allows|if the universe provides|god willing|if fortune smiles",
  ],
  ['nice', likedBehind],
  [
    'maybe',
    "if possible|if at all possible|optional|if available|preferred|nice to have|if you can|only if possible|but only if possible|only if it's possible|only if it fits|only if it fits the budget|only if the budget allows|only if available|only if there's room in the budget|only if at all possible|if the gods are kind|if luck holds|if the stars line up|if we get lucky|if heaven allows|if the universe provides|god willing|if fortune smiles",
  ],
  [
    'drop',
    "forget what i said about|forget about|forget what i said about the|ignore what i said about|never mind about|nevermind about|never mind what i said about|forget|forget about|don't need|do not need|dont need|no need for|never mind|nevermind|drop|lose|skip|not worried about|don't care about|do not care about|leave out|no longer need|no longer want|take out|don't really need|doesn't need|does not need|remove|we can skip|can skip|can live without|not needed|don't care if|no need of|don't worry about|doesn't have to have|does not have to have|not necessary|not fussed about|ignore|ditch|doesn't have to be|does not have to be|no longer looking for|scrap|no need to have|don't bother with|do not bother with|not picky about|not bothered about|don't mind if|no preference on|can do without|could do without|needn't have|don't require|do not require|not bothered by|cancel|let's drop|let's forget|let's skip|not fussy about|don't have to have|indifferent to|don't even need|needn't be|don't actually need|don't necessarily need|it doesn't need|can live without the|whether or not it has|with or without|strike|leave off|never mind about|nvm|scratch the|scratch a|scratch my|strike the|lose the|kill the|ditch the|axe the|can the|no longer care about|no longer interested in|take off the|get rid of|leave off the|forget having|forget needing|could live without|could live without a|i could live without|we could live without|can live without a|changed my mind about|changed our minds about|changed our mind about|change my mind about|changed my mind on|changed our minds on|talked me out of|talked us out of|gave up on|giving up on|given up on|over the idea of|i changed my mind about|we changed our minds about|i changed my mind on|do not have to have|dont have to have|don't need to have|do not need to have|dont need to have|doesn't need to have|don't gotta have|don't have to be|can live w/o|could do w/o|don't insist on|wouldn't insist on|not insisting on|not set on|not stuck on|not hung up on|don't absolutely need|don't strictly need|dont care about|dont really need|doesnt need|doesnt have to have|doesnt have to be|wouldn't need|would not need|no real need for|not fussed on|not too worried about|not that worried about|don't particularly need|won't need|wont need|will not need|screw the|screw|to heck with the|to heck with|to hell with the|to hell with|heck with the|hell with the|forget all about|is of no account to me|i can do without|we can do without|i could do without|we could do without|i can live without|we can live without|we would be fine without|i would be fine without|fine without|ok without|okay without|happy without",
  ],
  [
    'dropped',
    "doesn't matter|don't matter|does not matter|not important|isn't important|isn't necessary|is not necessary|not needed|not necessary|unnecessary|unneeded|is optional|aren't necessary|not required|not req'd|isn't req'd|isn't required|is not required|is not important|aren't important|are not important|are not necessary|isn't needed|not essential|is irrelevant|no longer matters|we can do without|i can do without|can wait|aren't required|aren't needed|are not needed|is not needed|unimportant|not a priority|isn't a priority|never mind|isn't essential|is not essential|is unnecessary|are unnecessary|is not a must|isn't a must|is no concern|not a must|we can live without|i can live without|not a big deal|no big deal|isn't a big deal|is negotiable|no longer needed|is not an issue|isn't an issue|is no longer needed|is no longer necessary|are no longer needed|not that important|anymore|any more|any longer|no more please|isn't a must have|is not a must have|not a must have|aren't a must|are not a must|isn't a need|is not a need|isn't crucial|is not crucial|not crucial|isn't critical|not critical|isn't mandatory|is not mandatory|not mandatory|isn't a requirement|is not a requirement|not a requirement|isn't a deal breaker either way|isnt necessary|isnt important|isnt needed|isnt required|isnt a must|doesnt matter|dont matter|is no must|are no must|can be skipped|we could do without|i could do without|we could live without|i could live without|isn't a big thing|not a must for us|not a must for me|isn't vital|not vital|i'd never use it|we'd never use it|i would never use it|never use it|won't use it|wouldn't use it|don't use it|never going to use it|not going to use it|would go unused|is of no account to me|is of no account|is of no use to me|is of no consequence|makes no difference|makes no difference to me|makes no never mind",
  ],
  [
    'settles',
    `${each('can|could|would|will', 'live with|settle for|make do with|manage with|get by with|accept|do with')}`,
  ],
  [
    'fix',
    `${each('changed|then changed|has changed', 'his|her|their|our', 'mind|minds', 'to|about that|and wants|and want|')}|${each('then|later|and later|and then|but then|but later', 'changed|changed it|changed that|switched|switched it|bumped it|bumped it up|dropped it|lowered it|raised it', 'to')}|${each('then|later|and then|but then|finally', 'decided|settled', 'on|for')}|${each('after', 'talking|thinking', 'it', 'over|through')}|${each('he|she|they|we|i|', 'raised|bumped|lowered|dropped|upped', 'it|that', 'to|up to|down to')}|${each('but now|now', 'prefer|prefers|would prefer|leaning toward')}|after some thought|after sleeping on it`,
  ],
  [
    'fix',
    "actually|no wait|wait|correction|i mean|i meant|scratch that|strike that|make it|actually make it|make that|actually make that|sorry|let's say|or rather|rather|no make it|oops|my bad|no sorry|wait no|hold on|on second thought|change that to|change it to|let's make it|let's do|better make it|instead|you know what|no actually|actually no|hmm|well actually|er|err|change of plans|we changed our minds|i changed my mind|changed my mind|should be|i meant to say|meant to say|sorry i mean|no i mean|no no|nope|let me rephrase|to be exact|that should be|that should say|should say|bump that to|bump it to|bump it up to|raise it to|drop it to|drop that to|stretch to|up it to|or better yet|better yet|come to think of it|thinking about it|typo|change to|switch to|switch that to|switch it to|update that to|update to|let's go with|lets go with|go with|nah|try|let's try|i misspoke|misspoke|not that|no let's say|my mistake|apologies|whoops|revise that to|lower that to|raise that to|scratch|lets make it|lets say|lets do|let us say|edit|sry|ok make it|okay make it|in fact|revised|changed to|replace that with|make them|call it|let's call it|wait make it|wait actually|oh wait|but now|but really|but actually|but now it's|but now we|but now i|now it's|but these days|but now only|now we're thinking|but then decided on|but decided on|but switched to|but leaning toward now|hang on|hm|hmmm|realistically|on reflection|actually no wait|hold up|let me fix that|fix that to|sorry make it|i take it back|wait a sec|scratch it|correct that to|final answer|no sorry i meant|erm|on second thoughts|now i think|i now think|better say|better make that|what i meant was|what i meant is|what we meant was|no make that|what i really mean is|what i really meant was|what i mean is|or no",
  ],
  [
    'undo',
    'scratch that|belay that|jk|just kidding|im kidding|kidding|im fibbing|fibbing|im lying|i lied|strike that|forget that|forget it|cancel that|never mind that|ignore that|undo that|delete that|disregard that|forget what i said|ignore what i said|scrap that|take that back|i take that back|nvm that|scratch the last|drop that',
  ],
  [
    'insteadof',
    'instead of|than in a|than in an|than live in a|rather than|in place of|as opposed to|in lieu of|over a|than a|than an|over an|instead of a|instead of an|rather than a|rather than an',
  ],
  [
    'allowed',
    `${each('|is|are|would be', 'fine|ok|okay', "but not|but is not|but isn't|but are not|but aren't|but not really|not", "required|req'd|needed|necessary|a must|essential|mandatory|a requirement")}|ok|okay|is ok|is okay|are ok|are okay|is fine|are fine|acceptable|is acceptable|fine by me|fine by us|fine with me|fine with us|ok by me|ok with me|ok with us|no problem|also ok|also fine|is alright|is ok too|is fine too|is okay too|is cool|is cool too|ok too|fine too|would be fine|would be fine too|would be ok|works too|would work|would work too|is good too|already in there is fine|fine|alright|tolerable|is tolerable|are tolerable|works for us|works for me|work for us|work for me|would do|will do|will do fine|would do fine|does the job|is all right|would be okay|would be okay too|would be ok too|would be alright|would be acceptable|is workable|is doable|not a problem|is not a problem|not an issue|totally fine|perfectly fine|just fine|fine as well|ok as well`,
  ],
  ['lacking', 'without|w/o|wo|lacking|with no|sans|w/out'],
  ['nix', 'scratch|nix|ditch|scrap|strike|cross off|minus the'],
  [
    'concede',
    "even if|even if it|even if it's|even if its|even if they|even if there's|don't mind|do not mind|dont mind|not afraid of",
  ],
  [
    'past',
    `${each('keeps|keep|kept', 'sending|showing|pushing|suggesting|emailing|telling|recommending', '|me|us')}|${each('keeps|keep|kept', 'saying|talking about|raving about|praising|hyping', '')}|sends me|sends us|shows me|shows us|sent us|showed us|showed me`,
  ],
  [
    'past',
    "checked out|we checked out|i checked out|went to see|we went to see|i went to see|saw|we saw|i saw|we just saw|looked at|we looked at|i looked at|we've looked at|we've been looking at|toured|we toured|considered|we considered|thought about|we thought about|i thought about|originally wanted|used to want|have seen|we've seen",
  ],
  [
    'hoping',
    "hoping for|hoping to get|hoping to find|hope to find|dreaming of|hope for|hope to buy|hoping to buy|would love|i'd love|we'd love|i would love|we would love|would love to have|i'd love to have|we'd love to have|would adore|would welcome|i'd welcome|we'd welcome",
  ],
  [
    'ruled',
    "can't afford it|can't afford it there|can't afford it anymore|cannot afford it|couldn't afford it|can't swing it|can't swing that|out of our league|out of my league||too dear|way too much|way over budget|way over our budget|too high|too steep|too rich|too spendy|too rich for my blood|too dear for us|too costly|too much for us|too much for me|is dear|got too dear|got too high|is too high|is too dear|is too steep|gave me a fright|gave us a fright|" +
      'too pricey|too expensive|too far|priced out|out of our budget|out of my budget|out of reach|unaffordable|too crowded|too much money|too rich for us|too rich for me|too hot|too cold|out of our price range|out of my price range|got too expensive|got too pricey|is a joke|is too cold|is too hot|nearly killed us|nearly killed me|is crazy expensive|is insane|is nuts|is out of hand|is out of control|is unaffordable|is way too expensive|is too expensive|is too pricey|is too crowded|is too far|is too much|is a no for us|is overpriced|got crazy|priced us out|priced me out|is dead to me|is over for us|is behind us|is done for us|killed our marriage|is history|was the dream|was the plan|was our dream|was my dream|was our first choice|was my first choice|was the first choice|was the original plan|was the goal|was the idea|is a pipe dream|was out of reach|has gotten too expensive|has gotten too pricey|is out of reach|got away from us|is off the table now|was a bust|was the original idea|was plan a|was always the dream|was the hope',
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
  [
    'except',
    'except|except for|excluding|anywhere but|anyplace but|elsewhere than|anywhere other than|somewhere other than|somewhere besides|anywhere besides|somewhere else than|anything but|everything but|other than|besides',
  ],
];
