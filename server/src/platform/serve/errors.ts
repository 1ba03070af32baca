import { m } from '@lintel/messages';
import { ORPCError } from '@orpc/server';

export interface BadField {
  /** The path of the field: `bounds`, `facts.2`, `body`. */
  field: string;
  /** The rule that the value violates, in words. */
  rule: string;
}

/** The closed set of API errors. Each is thrown by name and becomes one problem document; anything else is a 500. */
export const apiErrors = {
  INVALID: {
    status: 400,
    get title() {
      return m.platform__some_of_the_information_sent();
    },
  },
  UNAUTHENTICATED: {
    status: 401,
    get title() {
      return m.platform__please_sign_in();
    },
  },
  FORBIDDEN: {
    status: 403,
    get title() {
      return m.platform__you_dont_have_permission_to();
    },
  },
  NOT_FOUND: {
    status: 404,
    get title() {
      return m.platform__theres_nothing_here();
    },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    get title() {
      return m.platform__this_action_isnt_available_here();
    },
  },
  CONFLICT: {
    status: 409,
    get title() {
      return m.platform__this_cant_be_done_in();
    },
  },
  TOO_LARGE: {
    status: 413,
    get title() {
      return m.platform__this_is_too_large();
    },
  },
  LIMIT_REACHED: {
    status: 429,
    get title() {
      return m.platform__too_many_requests_please_wait();
    },
  },
  BUSY: {
    status: 503,
    get title() {
      return m.platform__lintel_is_busy_please_try();
    },
  },
  UNAVAILABLE: {
    status: 503,
    get title() {
      return m.platform__lintel_isnt_ready_yet_please();
    },
  },
} as const;

export type ApiErrorCode = keyof typeof apiErrors;

interface ErrorData {
  fields?: BadField[];
  retryAfterSeconds?: number;
  /** Values that would be accepted instead, best first. */
  alternatives?: string[];
}

/** An error with a message for people. The cause is logged and never shown. */
export class ApiError extends ORPCError<ApiErrorCode, ErrorData | undefined> {
  constructor(code: ApiErrorCode, detail?: string, options: ErrorData & { cause?: unknown } = {}) {
    const { cause: _, ...data } = options;
    super(code, {
      status: apiErrors[code].status,
      message: detail ?? apiErrors[code].title,
      ...(Object.keys(data).length > 0 ? { data } : {}),
      cause: options.cause,
    });
  }
}

/**
 * Compares the code instead of the class, because the API library creates a new error for each code that the contract
 * declares.
 */
export const isApiError = (error: unknown): error is ApiError => error instanceof ORPCError && error.code in apiErrors;

/** Reports fields that violate their rules: `throw invalid('bounds', 'west must be less than east')`. */
export function invalid(fields: BadField[]): ApiError;
export function invalid(field: string, rule: string): ApiError;
export function invalid(field: string | BadField[], rule = ''): ApiError {
  const fields = typeof field === 'string' ? [{ field, rule }] : field;
  return new ApiError('INVALID', fields.map((each) => `${each.field} ${each.rule}`).join('; '), { fields });
}

export const unauthenticated = () => new ApiError('UNAUTHENTICATED');
export const forbidden = (detail?: string) => new ApiError('FORBIDDEN', detail);
export const notFound = (detail?: string) => new ApiError('NOT_FOUND', detail);
export const conflict = (detail?: string) => new ApiError('CONFLICT', detail);
export const tooLarge = (detail?: string) => new ApiError('TOO_LARGE', detail);
