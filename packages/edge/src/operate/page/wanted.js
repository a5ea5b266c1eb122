/** @typedef {import('../operate-model.types.ts').ActKind} ActKind */

/**
 * Reads a record that is to be signed.
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
 * @typedef {{ act: ActKind, name: string, buildId: string | null, share: number | null, reason:
 * string }} Wanted what the operator chose
 * @typedef {{ buildId: string, canary: { buildId: string, share: number } | null }} Shown what the
 * page showed of the name
 */

/**
 * Whether a name gets the builds that the operator chose or was shown.
 *
 * @param {any} live @param {Wanted} wanted @param {Shown | null} shown
 */
function hasBuilds(live, { act, buildId, share }, shown) {
  if (!live || !shown) return false;
  const { buildId: all, canary } = live;
  if (act === 'rollback') return all === buildId && !canary;
  if (act === 'canary-stop') return all === shown.buildId && !canary && !live.holdback;
  if (act === 'canary-finish') return all === shown.canary?.buildId && !canary;
  const [build, part] =
    act === 'canary-start' ? [buildId, share] : [shown.canary?.buildId, share ?? shown.canary?.share];
  return all === shown.buildId && canary?.build.buildId === build && canary?.share === part;
}

/**
 * Whether a record does exactly what the operator chose, and nothing else.
 *
 * @param {Uint8Array} bytes
 * @param {string} channel
 * @param {Wanted} wanted
 * @param {Shown | null} shown `null`: the act is about the channel
 * @param {number} signed the release that the operator has signed; 0: none yet
 */
export function isWanted(bytes, channel, wanted, shown, signed) {
  const { act, name, reason } = wanted;
  const { kind, record } = readSigned(bytes);
  if (record.channel !== channel) return false;
  if (kind === 'timestamp')
    return record.sequence === signed && Date.parse(record.expires) - Date.parse(record.at) <= 86_400_000;
  if ((kind !== 'release' && kind !== 'proposal') || record.reason !== reason || record.acceptedBreak !== null)
    return false;
  if (act === 'freeze' || act === 'unfreeze')
    return kind === 'release' && record.action === act && record.about === name && record.changed.length === 0;
  const action =
    act === 'rollback' || act === 'canary-stop' ? 'rollback' : act === 'canary-finish' ? 'promote' : 'canary';
  const changed = kind === 'proposal' ? Object.keys(record.builds) : record.changed;
  return record.action === action && changed.join() === name && hasBuilds(record.builds[name], wanted, shown);
}
