/** Promises that are not allowed in an answer by the tools or by the model. */
const never: readonly RegExp[] = [
  /\byou (will|would|'ll|are going to|should) (definitely |certainly |surely |easily |likely )?(be approved|get approved|qualify|get the (loan|mortgage))\b/i,
  /\b(i|we) (can )?(guarantee|promise|assure)\b|\bguaranteed\b|\brisk[- ]free\b/i,
  /\b(will|going to) (definitely |certainly |surely |likely )?(appreciate|go up in value|increase in value|double|be worth)\b/i,
  /\b(safe|unsafe|dangerous|good|bad|better|family-friendly) (neighbou?rhood|area|part of town|school district)\b/i,
  /\b(mostly|mainly|predominantly) (white|black|asian|hispanic|latino|jewish|muslim|christian|indian|chinese)\b/i,
  /\b(as your|i am (a|your)) (lawyer|attorney|tax advisor|doctor|agent)\b|\byou (should|can) sue\b/i,
];

export const holdsRefusedWords = (text: string): boolean => never.some((pattern) => pattern.test(text));
