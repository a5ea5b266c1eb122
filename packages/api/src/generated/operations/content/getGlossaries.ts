// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readGlossaryEntry } from '../../shapes/GlossaryEntry.ts';
import { list } from '../../../wire/shapes.ts';

/** Glossary and help, by term. */
export const getGlossaries = /*#__PURE__*/ operation('getGlossaries', '/v1/glossaries', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readGlossaryEntry), { staleMs: 300000 });
