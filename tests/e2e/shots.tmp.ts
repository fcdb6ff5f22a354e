import { chromium } from '@playwright/test'
import { startServer } from './server.ts'
const server = await startServer({ prepares: '/tmp/people-web-data' })
const { writeFile } = await import('node:fs/promises')
await writeFile('/tmp/people-web-url', server.url)
console.log(server.url)
process.on('SIGTERM', () => void server.goDown().then(() => process.exit(0)))
setInterval(() => {}, 1000)
void chromium
