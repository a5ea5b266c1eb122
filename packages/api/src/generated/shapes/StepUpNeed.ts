// Written by `pnpm generate` from openapi.yaml.
import { readStepUpChallenge } from '../shapes/StepUpChallenge.ts';
import { nullable, object } from '../../wire/shapes.ts';

export const readStepUpNeed = /*#__PURE__*/ object({ step_up: /*#__PURE__*/ nullable(readStepUpChallenge) });
