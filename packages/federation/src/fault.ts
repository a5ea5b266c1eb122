/** Where in a load something failed. `chunk` and `style` are files that a remote's own runtime asked for. */
export type Phase = 'entry' | 'init' | 'module' | 'chunk' | 'style' | 'render';

/**
 * What kind of failure it was. `network`: no answer; `http`: a status that is not 2xx; `integrity`: other bytes than the
 * release names, or no hash known; `mime`: not a script or a style; `parse`, `execution`: the code itself; `timeout`: the
 * deadline passed; `contract`: the module is not what it claims to be.
 */
export type ErrorClass = 'network' | 'http' | 'integrity' | 'mime' | 'parse' | 'execution' | 'timeout' | 'contract';
