/** Greetings and thanks. A text that contains nothing else gets a courtesy in reply. */
const courtesies = {
  hello:
    /^((hi|hello|hey|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day))( there| lintel| again| everyone)?( how are you( doing)?( today)?)?|how are you( doing)?( today)?|bonjour|salut|bonsoir|coucou|hola|buenos dias|buenas( tardes| noches)?)$/,
  thanks:
    /^((ok |okay |great |perfect |cool |awesome )?((so |that's |it's )*(about |around |roughly )?\$?\d[\d,.]*k?,? )?(thanks|thank you|thx|ty|cheers|merci|gracias|much appreciated)( you)?( so much| very much| a lot| a bunch| beaucoup| bien)?( for (your|the|all the) \w+)?|muchas gracias)$/,
  bye: /^(bye|goodbye|bye bye|see you( later)?|good night|au revoir|adios|that's all|that is all|i'm done)$/,
  fine: /^(ok|okay|great|perfect|cool|nice|awesome|got it|i see|alright|sounds good|good|yes|no|nope|yep|never ?mind)$/,
} as const satisfies Record<string, RegExp>;

export type Courtesy = keyof typeof courtesies;

export const courtesyOf = (text: string): Courtesy | undefined =>
  (Object.keys(courtesies) as Courtesy[]).find((each) => courtesies[each].test(text));
