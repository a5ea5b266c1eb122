export { accepted, refused, taskOf } from '@paddock/host/testing';
export { customer, logInForTest } from './customer.ts';
export { exampleOf } from './example-of.ts';
export { expectWhole } from './expect-whole.ts';
export { fakeApi } from './fake-api.ts';
export { meetingFields, NOW, raceFields } from './fixtures.ts';
export { pass } from './pass.ts';
export { showPage, showPiece } from './show-remote.tsx';
export { toldFailures } from './told-failures.ts';
