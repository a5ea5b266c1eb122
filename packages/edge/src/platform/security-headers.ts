/** Browsers post policy violations here. */
export const CSP_REPORTS_URL = '/paddock/csp-reports';

type Headers = Readonly<Record<string, string>>;

/** Alternating names and values, the form that Node writes without further processing. */
export type FlatHeaders = readonly string[];

export const flatHeaders = (headers: Headers): FlatHeaders => Object.entries(headers).flat();

/** Headers of every answer, of any route and status. */
export const everyAnswer: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of answers that are not documents: no site may frame, embed or run them. */
export const dataAnswer: Headers = {
  ...everyAnswer,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const allowedFeatures = [
  'autoplay',
  'encrypted-media',
  'fullscreen',
  'picture-in-picture',
  'publickey-credentials-get',
];
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissionsPolicy = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...allowedFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/**
 * The policy of a page. Two kinds of scripts run: those with this answer's nonce, and those that
 * they load through the Trusted Types policy `paddock`. There is no `webpack` or `default` policy,
 * so that all code goes through one loader. `dompurify` makes no code: the sanitizer parses server
 * HTML with it, outside of the page. `paddock-first` allows only the shell's entry, when the script
 * in the HTML retries it. `paddock-push` allows only the address of the push worker.
 *
 * `report-to` is only sent by https, which Chromium's Reporting API needs. With it, Chromium
 * ignores `report-uri`.
 * @param pixel image of a marketing partner, which a page may load from another origin; `null`:
 *   none
 * @param frames origins that may frame the page; empty: none
 * @param local the origins of servers on the visitor's own machine, by remote, for a preview
 */
export const contentSecurityPolicy = (
  nonce: string,
  isSecure: boolean,
  pixel: string | null,
  frames: readonly string[] = [],
  local: Readonly<Record<string, string>> = {},
): string => {
  const servers = [...new Set(Object.values(local))].map((origin) => ` ${origin}`).join('');
  const localPolicies = Object.keys(local)
    .map((name) => ` paddock-local-${name}`)
    .join('');
  return (
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'${servers}; connect-src 'self'${servers}; ` +
    `img-src 'self' data:${servers}${pixel === null ? '' : ` ${new URL(pixel).origin}`}; ` +
    `font-src 'self'${servers}; media-src 'self' blob:${servers}; ` +
    "worker-src 'self'; manifest-src 'self'; " +
    "base-uri 'none'; object-src 'none'; form-action 'self'; " +
    `frame-ancestors ${frames.length === 0 ? "'none'" : frames.join(' ')}; ` +
    `require-trusted-types-for 'script'; trusted-types paddock paddock-first paddock-push dompurify${localPolicies}; report-uri ${CSP_REPORTS_URL}${isSecure ? '; report-to csp' : ''}`
  );
};

/**
 * Headers of every page besides its policy. A page names no customer, so a browser may keep it for
 * back and forward (`no-store` would forbid that), but must revalidate it on every other visit.
 * Safari lacks `Integrity-Policy`, so there only the `integrity` attributes protect.
 */
const page: Headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding',
  ...everyAnswer,
  'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
  'reporting-endpoints': `csp="${CSP_REPORTS_URL}"`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
};
export const pageHeaders = flatHeaders(page);

/** `no-store`, so that a page with a preview cannot come back after the preview's end. */
export const previewPageHeaders = flatHeaders({
  ...page,
  'cache-control': 'no-store',
  vary: 'accept-encoding, cookie',
});

/** Files of a build are public and immutable. `cross-origin` allows another host to serve them. */
export const fileHeaders: Headers = {
  ...everyAnswer,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Two years, as the preload lists require. Sent only by https, since browsers ignore it over http.
 */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
