import { randomBytes } from 'node:crypto';

const DOMAIN = '@unproven.invalid';

/** Stands in a customer for the e-mail address of its registration until a code proves that one. */
export const createEmailStandIn = (): string => `${randomBytes(16).toString('hex')}${DOMAIN}`;

/** No mail can reach it. */
export const isEmailStandIn = (email: string): boolean => email.endsWith(DOMAIN);

/** A username that nobody chose. A customer whose own was taken meanwhile keeps it. */
export const createUsernameStandIn = (): string => `kunde-${randomBytes(7).toString('hex')}`;
