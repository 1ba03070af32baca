/**
 * English function words and conversational formulas: the closed list of words that a reading may leave without a state.
 * A number, a unit, a name or any other word with a meaning of its own never belongs here.
 */
export const functionWords = `
a an the this that these those some any such each every another other others both either neither all
i me my mine myself we us our ours ourselves you your yours he him his she her hers it its they them their theirs one ones who whom whose which what
i'm i've i'd i'll we're we've we'd we'll you're you've you'd it's that's there's here's let's im ive id ill theyre it'd it'll that'd they're he's she's what's who's
is are was were be been being am isn't aren't wasn't weren't do does did don't doesn't didn't doing done have has had having haven't hasn't hadn't
will would shall should can could may might must won't wouldn't shouldn't can't couldn't cannot ain't gonna gotta wanna dont doesnt didnt isnt wont cant
and or but nor so yet if then than because cuz since though although while when where as whether either unless until
of for at on by per with without in into onto to from about over under above below between among near around through across after before during within
up down out off along against toward towards upon via like plus minus except
no not never none nothing nope yes yeah yep ok okay well oh hey hi hello please pls plz thanks thank thx kindly sorry
very really quite rather too also even just only still already again ever always maybe perhaps actually basically probably possibly hopefully ideally preferably
here there how why much many more most less least few lots lot bit kind sort somewhat enough else
want wants wanted wanting need needs needed needing look looks looking lookin looked search searching find finding show give get gets getting got make makes
see seeing seek seeking hunting seem think thinking hope hoping wish wishing love like likes would prefer help let go going come comes coming keep take try trying
buy buying purchase purchasing interested including include includes
something anything everything someone anyone somewhere anywhere thing things stuff option options
home homes house houses place places property properties listing listings
everyone guys etc w n u r ur im ya y'all
`;

/** Formulas of two words, each with a meaning of its own elsewhere. */
export const formulas =
  'good morning|good afternoon|good evening|good day|of course|right now|as well|for sale|real estate';
