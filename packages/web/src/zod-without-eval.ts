import { config } from 'zod/v4/core'

// Zod writes code at run time where it may. The server's policy forbids that, and the browser's console would say so
// at each start. Import this before anything that declares a shape.
config({ jitless: true })
