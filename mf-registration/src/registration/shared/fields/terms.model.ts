import { accepted } from '@paddock/forms/rules';
import { boolean, pipe } from 'valibot';

export const termsEntries = { termsAndConditions: pipe(boolean(), accepted()) };

export const noTerms = { termsAndConditions: false };
