export const endUserSignUpPath = '/end-user-signup';
export const agentSignUpPath = '/agent-signup';
export const resellerSignUpPath = '/reseller-signup';
