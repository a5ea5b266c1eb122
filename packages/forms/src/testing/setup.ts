import { configure } from '@testing-library/react';

// Texts come by a request, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
