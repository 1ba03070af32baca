/** How long before its end a licence asks for attention: long enough to renew it. */
export const LICENSE_WARNING_DAYS = 60;
