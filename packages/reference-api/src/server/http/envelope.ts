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

export const refused = (
  code: components['schemas']['ErrorCode'],
  message: string,
  validation: Record<string, string[]> | null = null,
): Envelope => ({
  success: false,
  data: null,
  pagination: null,
  error: { code, message, description: null, extended: null },
  validation,
});
