import { startServer } from '@salvia/server'

await startServer()
