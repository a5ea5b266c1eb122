export type Topic = 'newsletter' | 'passwordRecovery';

/** The topic of a page, from its path without the locale prefix. */
export const topicOf = (pathname: string): Topic =>
  pathname.startsWith('/newsletter') ? 'newsletter' : 'passwordRecovery';
