import { ORPHAN_AGE_MS } from '../store.ts';

/** Objects that name unfinished work begin so: releases with the builds they need, and files of a build. */
export const PENDING = 'pending/';
export const PENDING_RELEASE = `${PENDING}release-`;

/**
 * Unfinished work is swept after {@link ORPHAN_AGE_MS}. Its writer commits it within half of that, or gives up: a request
 * that waits longer is refused by the bucket too, whose signatures hold for 15 minutes.
 */
export const WITHIN_MS = ORPHAN_AGE_MS / 2;
