/** Runs `use` with `url` as a script URL that Trusted Types accept. */
export type TrustUrl = (url: string, use: (trusted: string) => void) => void;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * The page's one Trusted Types policy, `paddock`. It passes the URL that the loader is appending at that very moment and
 * no other, so that whoever gets hold of the policy gets nothing. A string does where the browser has no Trusted Types.
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
