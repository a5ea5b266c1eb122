import { configure } from '@testing-library/react';

// Texts come by a request, which a busy machine takes its time to answer.
configure({ asyncUtilTimeout: 10_000 });
