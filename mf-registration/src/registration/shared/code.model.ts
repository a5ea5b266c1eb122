import { registerCode, required } from '@paddock/forms/rules';
import { object, pipe, string } from 'valibot';

/** A code of an e-mail or an SMS (second spec §5). */
export const Code = object({ code: pipe(string(), required(), registerCode()) });
