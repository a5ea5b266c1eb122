import type { Config } from 'dompurify';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
let isSanitizing = false;

/**
 * The sanitizer's Trusted Types policy, `dompurify`. The shell creates it at boot, so that no
 * remote can take the name first. It creates HTML for the sanitizer only, and script URLs for no
 * one. Undefined if the browser has no Trusted Types.
 */
export const sanitizerPolicy = trustedTypes?.createPolicy('dompurify', {
  createHTML(html) {
    if (isSanitizing) return html;
    throw new TypeError('Only the sanitizer makes HTML');
  },
  createScriptURL(url) {
    throw new TypeError(`The sanitizer loads no scripts: ${url}`);
  },
});

/** Runs `sanitize` and lets it use the policy meanwhile. */
export const withPolicy = <T>(sanitize: () => T): T => {
  isSanitizing = true;
  try {
    return sanitize();
  } finally {
    isSanitizing = false;
  }
};
