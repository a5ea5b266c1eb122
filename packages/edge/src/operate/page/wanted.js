/** @typedef {import('../operate-model.types.ts').ActKind} ActKind */

/**
 * What a record that is to be signed says.
 *
 * @param {Uint8Array} bytes
 * @returns {{ kind: string, record: any }}
 */
function readSigned(bytes) {
  const text = new TextDecoder().decode(bytes);
  const end = text.indexOf('\n');
  const [, kind = ''] = /^paddock ([a-z-]+) 1$/.exec(text.slice(0, end)) ?? [];
  return { kind, record: JSON.parse(text.slice(end + 1)) };
}

/**
 * Whether a record says what the operator chose, and nothing else.
 *
 * @param {Uint8Array} bytes
 * @param {string} channel
 * @param {{ act: ActKind, name: string, buildId: string | null, share: number | null, reason: string }} wanted
 * @param {number} signed the release that the operator has signed; 0: none yet
 */
export function isWanted(bytes, channel, { act, name, buildId, share, reason }, signed) {
  const { kind, record } = readSigned(bytes);
  if (record.channel !== channel) return false;
  if (kind === 'timestamp')
    return record.sequence === signed && Date.parse(record.expires) - Date.parse(record.at) <= 86_400_000;
  if (kind === 'proposal') return record.reason === reason && Object.keys(record.builds).join() === name;
  if (kind !== 'release' || record.reason !== reason || record.acceptedBreak !== null) return false;
  if (act === 'freeze' || act === 'unfreeze')
    return record.action === act && record.about === name && record.changed.length === 0;
  const live = record.builds[name];
  const action =
    act === 'rollback' || act === 'canary-stop' ? 'rollback' : act === 'canary-finish' ? 'promote' : 'canary';
  if (record.action !== action || record.changed.join() !== name) return false;
  if (act === 'rollback') return live.buildId === buildId && !live.canary;
  if (act === 'canary-start') return live.canary.build.buildId === buildId && live.canary.share === share;
  return act !== 'canary-widen' || live.canary.share === share;
}
