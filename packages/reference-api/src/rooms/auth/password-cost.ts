/** OWASP's figures for scrypt: 16 MB, some 50 ms. */
export const passwordCost = { N: 2 ** 14, r: 8, p: 5 };
