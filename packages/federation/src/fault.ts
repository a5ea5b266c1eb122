export type { ErrorClass, Phase } from '@paddock/release/record';
