import { expectDescribed } from '@paddock/testing';
import { test } from 'vitest';
import { heads } from './heads.ts';

test('[RACING-13] every listed page has a description, also before the API has answered', () => expectDescribed(heads));
