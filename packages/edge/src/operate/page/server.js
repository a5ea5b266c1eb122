const BASE = '/paddock/operate/';

/** A failed request. `status` is 0 if the server did not answer. */
export class NoAnswer extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {object} [body] of a POST
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(BASE + path, { cache: 'no-store', ...init }).catch(() => null);
  if (!answer) throw new NoAnswer(0, '');
  if (answer.status === 204) return null;
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new NoAnswer(answer.status, [said.message, said.mend].filter(Boolean).join(' '));
  return said;
}
