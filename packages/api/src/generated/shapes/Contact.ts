// Written by `pnpm generate` from openapi.yaml.
import { readContactSubject } from '../shapes/ContactSubject.ts';
import { list, object, text } from '../../wire/shapes.ts';

export const readContact = /*#__PURE__*/ object({ phone: text, email: text, hours: /*#__PURE__*/ list(/*#__PURE__*/ object({ days: text, time: text })), subjects: /*#__PURE__*/ list(/*#__PURE__*/ object({ code: readContactSubject, title: text })) });
