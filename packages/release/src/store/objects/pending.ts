import { ORPHAN_AGE_MS } from '../store.ts';

/**
 * Unfinished work begins so: releases with the builds they need, names of files of a build, probes.
 */
export const PENDING = 'pending/';
export const PENDING_RELEASE = `${PENDING}release-`;
export const PENDING_FILES = `${PENDING}files-`;
export const PROBE = `${PENDING}probe-`;

/**
 * Unfinished work is swept after {@link ORPHAN_AGE_MS}. Its writer commits it within half of that,
 * or gives up: a request that waits longer is refused by the bucket too, whose signatures hold for
 * 15 minutes.
 */
export const WITHIN_MS = ORPHAN_AGE_MS / 2;
