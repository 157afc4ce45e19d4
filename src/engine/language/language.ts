// The languages that callers are answered in.
export type Language = 'en' | 'es';
