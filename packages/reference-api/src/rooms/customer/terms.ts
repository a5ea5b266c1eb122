/** The version of the terms that holds. A customer who accepted another one is asked again (`check_TC`). */
export const termsVersion = '2026-07';
