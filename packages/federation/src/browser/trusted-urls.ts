/** Runs `use` with `url` as a `TrustedScriptURL`. */
export type TrustUrl = (url: string, use: (trusted: string) => void) => void;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * The page's Trusted Types policy `paddock`. It accepts only the URL that the loader is just
 * appending, so a stolen policy is useless. Browsers without Trusted Types get a string.
 */
export function createTrustUrl(trustedTypes: TrustedTypes | undefined): TrustUrl {
  let approved: string | null = null;
  const policy = trustedTypes?.createPolicy('paddock', {
    createScriptURL(url) {
      if (url === approved) return url;
      throw new TypeError(`${url} was not approved by the loader`);
    },
  });
  return (url, use) => {
    approved = url;
    try {
      use(policy ? policy.createScriptURL(url) : url);
    } finally {
      approved = null;
    }
  };
}
