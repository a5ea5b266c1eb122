import { ReleaseError } from '../../release-error.ts';

/** The place of a store's objects, and the credentials. */
export interface BucketLocation {
  /** The bucket's own URL, with a slash at the end. */
  url: URL;
  /** The prefix of all keys of the store: empty, or with a slash at the end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

/** Environment variables, with the names that AWS tools use. */
export type Environment = Readonly<Record<string, string | undefined>>;

const SCHEME = 's3://';

export const isBucketLocation = (location: string): boolean => location.startsWith(SCHEME);

const needed = (environment: Environment, name: string): string => {
  const value = environment[name];
  if (value) return value;
  throw new ReleaseError(
    'usage',
    `A store in a bucket needs ${name}`,
    'Set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION; for another provider AWS_ENDPOINT_URL too.',
  );
};

/**
 * Parses `s3://bucket/prefix` and the environment. Without `AWS_ENDPOINT_URL` it is a bucket of
 * AWS.
 * @throws ReleaseError `usage`: the address is invalid, or a variable is missing
 */
export const parseBucketLocation = (location: string, environment: Environment): BucketLocation => {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(location) ?? [];
  if (bucket === undefined)
    throw new ReleaseError('usage', `${location} is no address of a bucket`, 'Write it as s3://bucket/prefix.');
  const region = needed(environment, 'AWS_REGION');
  const endpoint = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  const address = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}/`
    : `https://${bucket}.s3.${region}.amazonaws.com/`;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new ReleaseError(
      'usage',
      `${address} is no address of a bucket`,
      'Write AWS_ENDPOINT_URL with its protocol, such as http://127.0.0.1:9000, and AWS_REGION such as eu-central-1.',
    );
  const words = path.split('/').filter((word) => word !== '');
  return {
    url: new URL(address),
    prefix: words.map((word) => `${word}/`).join(''),
    region,
    accessKeyId: needed(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed(environment, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: environment.AWS_SESSION_TOKEN,
  };
};
