export { readOptions } from '../read-options.ts';
export { makeBuild, writeBuild } from './make-build.ts';
export { createFakeS3, FAKE_LOCATION, type FakeS3, PASSING_FAULTS, serveFakeS3 } from './s3/fake-s3.ts';
