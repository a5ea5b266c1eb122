// Written by `pnpm generate` from openapi.yaml.
import { text } from '../../wire/shapes.ts';

export const readHtml = text;
