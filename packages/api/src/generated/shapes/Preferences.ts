// Written by `pnpm generate` from openapi.yaml.
import { readMessengerPreferences } from '../shapes/MessengerPreferences.ts';
import { flag, integer, object, record, word } from '../../wire/shapes.ts';

export const readPreferences = /*#__PURE__*/ object({ countries_orders: /*#__PURE__*/ record(integer), email_notification: flag, favourite_email_notification: flag, message_popup: flag, odds_divisor: /*#__PURE__*/ word(1, 10, 100), messenger: readMessengerPreferences });
