/** Replaces the source of the current locale. Undefined reads the base locale, which is also used where nothing was set. */
export declare const overwriteGetLocale: (source: () => string | undefined) => void;
export declare const isLocale: (tag: unknown) => boolean;
export declare const locales: readonly string[];
