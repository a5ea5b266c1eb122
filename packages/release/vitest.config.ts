import { defineConfig } from 'vitest/config';

// Each test has a store of its own. To load the modules and fill a store anew for each file was a tenth of the run.
export default defineConfig({ test: { isolate: false } });
