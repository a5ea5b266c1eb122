/** The first four groups of an IPv6 address: a household has a whole /64. */
const network = (address: string): string => {
  const [left = '', right] = address.split('::');
  const groups = left.split(':');
  const zeros = right === undefined ? 0 : 8 - groups.length - right.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0')].slice(0, 4).join(':');
};

/**
 * Where a request comes from. The server listens on this machine alone, so what the proxy next to it appended to
 * `x-forwarded-for` last is true, and what stands before it is anybody's word.
 */
export const addressOf = (request: Request): string => {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'local';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? network(plain) : plain;
};
