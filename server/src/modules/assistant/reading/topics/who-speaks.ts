const asksWho =
  /\b(who|whom|someone|somebody|anyone|a qui|qui|quien(es)?|alguien|quelqu'un)\b.*\b(help\w*|go to|call|talk|see|ask|contact|turn to|work with|use|aide\w*|appel\w*|parler|voir|adress\w+|contacter|ir|acudir|atien\w+|ayud\w+|llam\w+|hablar|contactar|recurrir)\b/;
const speaks =
  /\b(speak\w*|speaking|habla\w*|parl(e|ent|ons|ant)|understand\w*|entiende\w*|comprend\w*|spanish only|french only)\b/;

/** “My mom wants to buy in Denver but only speaks Spanish, who can she go to”: a request for a professional, not for neighbors. */
export const asksWhoSpeaks = (text: string): boolean =>
  asksWho.test(text) &&
  speaks.test(text) &&
  !/\b(neighbou?r\w*|live|lives|living|voisin\w*|vivent|vecin\w*|viven)\b/.test(text);
