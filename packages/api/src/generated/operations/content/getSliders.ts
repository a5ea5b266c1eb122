// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSlide } from '../../shapes/Slide.ts';
import { list } from '../../../wire/shapes.ts';

/** The slides in the head of the home page, in order. */
export const getSliders = /*#__PURE__*/ operation('getSliders', '/v1/sliders', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readSlide), { staleMs: 300000 });
