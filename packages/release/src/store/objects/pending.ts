import { ORPHAN_AGE_MS } from '../store.ts';

/**
 * The prefix of unfinished work: releases and their builds, uploads or removals of files, probes.
 */
export const PENDING = 'pending/';
export const PENDING_RELEASE = `${PENDING}release-`;
export const PENDING_FILES = `${PENDING}files-`;
export const PROBE = `${PENDING}probe-`;

/**
 * Unfinished work is swept after {@link ORPHAN_AGE_MS}. Its writer commits within half of that or
 * gives up. A delayed request cannot arrive later, since signatures are valid for 15 minutes.
 */
export const WITHIN_MS = ORPHAN_AGE_MS / 2;
