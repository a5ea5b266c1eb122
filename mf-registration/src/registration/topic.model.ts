export type Topic = 'register' | 'newsletter' | 'passwordRecovery';

/** The topic of a page, from its path without the locale prefix. */
export function topicOf(pathname: string): Topic {
  if (pathname.startsWith('/newsletter')) return 'newsletter';
  if (pathname.startsWith('/password-recovery')) return 'passwordRecovery';
  return 'register';
}
