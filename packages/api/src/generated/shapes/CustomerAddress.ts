// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { object, text } from '../../wire/shapes.ts';

export const readCustomerAddress = /*#__PURE__*/ object({ street: text, house_number: text, zip: text, city: text, country: readCountry });
