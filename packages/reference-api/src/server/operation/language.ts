import type { Context } from 'hono';
import type { Language } from '../localized.ts';

/**
 * The language that a call asks for by `accept-language`: English where it comes first, else
 * German.
 */
export const languageOf = (c: Context): Language =>
  /^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'de';
