/** Days before expiry at which a license needs attention: long enough to renew it. */
export const LICENSE_WARNING_DAYS = 60;
