import type { Camel, components } from '@paddock/api';

/** Where a stream plays. */
export type Stream = Camel<components['schemas']['Stream']>;
