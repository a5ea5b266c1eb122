// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readGlossaryEntry } from '../../shapes/GlossaryEntry.ts';

/** One entry of the glossary. */
export const getGlossary = /*#__PURE__*/ operation('getGlossary', '/v1/glossaries/{id}', (client, path, input) => client.GET(path, input), readGlossaryEntry, { staleMs: 300000 });
