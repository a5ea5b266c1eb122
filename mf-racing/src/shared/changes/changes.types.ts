import type { Camel, components } from '@paddock/api';

type Schemas = components['schemas'];

/** A runner that was withdrawn. */
export type NonRunner = Camel<Schemas['NonRunner']>;
/** A runner with another rider or driver than was declared. */
export type RiderChange = Camel<Schemas['RiderChange']>;
