/** The current version of the terms. Acceptance of another version is asked again (`check_TC`). */
export const TERMS_VERSION = '2026-07';
