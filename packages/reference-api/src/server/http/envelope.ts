import type { components } from '@paddock/api';

type Envelope = components['schemas']['Envelope'];
type Pagination = components['schemas']['Pagination'];

export const accepted = (data: unknown, pagination: Pagination | null | undefined = null): Envelope => ({
  success: true,
  data,
  pagination: pagination ?? null,
  error: null,
  validation: null,
});
