import { config } from 'zod/v4/core'

// By default, Zod generates code at run time. The server's policy forbids that, and the browser's console would report
// it at each start. Import this before anything that declares a schema.
config({ jitless: true })
