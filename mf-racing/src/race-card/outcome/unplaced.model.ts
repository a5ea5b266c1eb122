import type { Race, Runner } from '@paddock/api';

/** The runners that did not finish or did not start, in this order. */
export const unplacedRunners = ({ runners }: Pick<Race, 'runners'>): Runner[] => [
  ...runners.filter(({ status, incident }) => status === null && incident !== null),
  ...runners.filter(({ status }) => status !== null),
];
