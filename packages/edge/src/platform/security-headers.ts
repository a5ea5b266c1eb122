/** Where browsers send what a policy forbade. */
export const CSP_REPORTS_URL = '/paddock/csp-reports';

type Headers = Readonly<Record<string, string>>;

/** Names and values by turns, as a connection takes them without looking at them again. */
export type FlatHeaders = readonly string[];

export const flatHeaders = (headers: Headers): FlatHeaders => Object.entries(headers).flat();

/** Sent with every answer, whatever its route and status. */
export const everyAnswer: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Answers of the edge and of the API that are not documents: nobody may frame, embed or run them. */
export const dataAnswer: Headers = {
  ...everyAnswer,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const allowedFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
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
  'publickey-credentials-get',
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
 * The policy of a page. Only scripts with this answer's nonce, and what they load through the `paddock` Trusted Types policy, run.
 * `webpack` and `default` policies do not exist here on purpose: all code goes through one loader. `dompurify` makes no code: the
 * sanitizer parses with it what the server wrote, into nodes outside of the page. `paddock-first` passes the shell's entry alone, where
 * it has to be asked for again: the script in the HTML creates it and keeps it.
 *
 * `pixel` is the image of a marketing partner, the one thing that a page may load from elsewhere; nothing is, where there is none.
 *
 * `frames` are the origins that may show the page in a frame of theirs; nobody may, where there are none.
 *
 * `report-to` is said over https alone: Chromium's Reporting API works nowhere else, and where it is said `report-uri` is not used.
 */
export const contentSecurityPolicy = (
  nonce: string,
  isSecure: boolean,
  pixel: string | null,
  frames: readonly string[] = [],
): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; connect-src 'self'; ` +
  `img-src 'self' data:${pixel === null ? '' : ` ${new URL(pixel).origin}`}; ` +
  "font-src 'self'; media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; object-src 'none'; form-action 'self'; " +
  `frame-ancestors ${frames.length === 0 ? "'none'" : frames.join(' ')}; ` +
  `require-trusted-types-for 'script'; trusted-types paddock paddock-first dompurify; report-uri ${CSP_REPORTS_URL}${isSecure ? '; report-to csp' : ''}`;

/** What every page says but for its policy. Safari has no `Integrity-Policy`: there the `integrity` attributes alone hold. */
export const pageHeaders: FlatHeaders = flatHeaders({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
  ...everyAnswer,
  'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
  'reporting-endpoints': `csp="${CSP_REPORTS_URL}"`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
});

/** Files of a build are public and immutable; `cross-origin` lets them lie behind another host. */
export const fileHeaders: Headers = {
  ...everyAnswer,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Two years, as the preload lists ask. Sent when a TLS end in front of the edge says so; browsers ignore it over plain HTTP. */
export const strictTransport = 'max-age=63072000; includeSubDomains';
