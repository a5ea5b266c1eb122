/** @typedef {import('../operate-model.types.ts').OperateModel} OperateModel */
/** @typedef {NonNullable<OperateModel['status']>} Status */
/** @typedef {OperateModel['figures']['edges'][number]} Told */
/** @typedef {Status['builds'][number]} NameStatus */
/** @typedef {{ model: OperateModel, refresh: () => void }} View */

/** @param {Status} status @param {string} name */
export const healthOf = (status, name) => status.health?.names.find((each) => each.name === name);

/** @param {Status} status @param {string} name */
export const frozenOf = (status, name) => status.frozen.find((each) => each.name === name);

/** @param {NameStatus['rollbackRefused']} refusals */
export const reasonsOf = (refusals) => refusals.map(({ what, why }) => `${what} ${why}`).join('; ');

/** Sorts the worst state first. @param {Status} status @param {NameStatus} row */
const painOf = (status, row) => {
  const health = healthOf(status, row.name);
  const all = (health?.evidence.ready ?? 0) + (health?.evidence.bad ?? 0);
  return (
    (health?.trial?.state === 'broken' ? 1_000 : 0) +
    (row.problem ? 800 : 0) +
    (health?.isSuspect ? 600 : 0) +
    // Without the shell no remote works.
    (health?.isSuspect && row.name === 'shell' ? 150 : 0) +
    (frozenOf(status, row.name) ? 400 : 0) +
    (row.groups.some(({ finished }) => !finished) ? 200 : 0) +
    (row.rollbackRefused.length > 0 ? 100 : 0) +
    (all > 0 ? (100 * (health?.evidence.bad ?? 0)) / all : 0)
  );
};

/** @param {Status} status */
export const byPain = (status) => status.builds.toSorted((a, b) => painOf(status, b) - painOf(status, a));

/** @param {number} count */
export const times = (count) => (count === 1 ? '' : ` × ${count}`);

/** @param {OperateModel} model @param {Told} told */
export const nameOf = ({ edge: own }, { edge, host }) =>
  (edge === null || edge === own.address ? host : host === null ? edge : `${host} (${edge})`) ?? '';
