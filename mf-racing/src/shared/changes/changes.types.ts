import type { Camel, components } from '@paddock/api';

type Schemas = components['schemas'];

/** A withdrawn horse. */
export type NonRunner = Camel<Schemas['NonRunner']>;
/** A runner whose rider or driver was not the declared one. */
export type RiderChange = Camel<Schemas['RiderChange']>;
