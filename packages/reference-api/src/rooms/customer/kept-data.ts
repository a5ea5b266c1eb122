import type { components } from '@paddock/api';

/** The data that laws keep after an erasure, and the years: the operator's decision, as data. */
export const keptData: readonly components['schemas']['KeptData'][] = [
  { data: 'money', years: 10, law: '§ 147 AO' },
  { data: 'identity', years: 5, law: '§ 8 GwG' },
  { data: 'exclusion', years: 6, law: '§ 23 GlüStV' },
];
