import type { Camel, components } from '@paddock/api';

type Schemas = components['schemas'];

/** A withdrawn horse. */
export type NonRunner = Camel<Schemas['NonRunner']>;
/** A runner with a rider or driver who was not declared. */
export type RiderChange = Camel<Schemas['RiderChange']>;
