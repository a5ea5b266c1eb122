// Written by `pnpm generate` from openapi.yaml.
export { getSend } from './sends/getSend.ts';
export { voidSend } from './sends/voidSend.ts';
