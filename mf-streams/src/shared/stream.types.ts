import type { Camel, components } from '@paddock/api';

/** A stream with its address. */
export type Stream = Camel<components['schemas']['Stream']>;
