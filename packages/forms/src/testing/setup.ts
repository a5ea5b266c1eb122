import { configure } from '@testing-library/react';

// Texts are fetched, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
