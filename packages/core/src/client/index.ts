export type { Attempts, CallOptions, ClientOptions } from './client-options.ts'
export { type Caller, createCaller } from './create-caller.ts'
export { type Call, type Client, createClient } from './create-client.ts'
export { safeFileName } from './safe-file-name.ts'
