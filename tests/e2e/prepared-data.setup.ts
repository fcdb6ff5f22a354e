import { readdir } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { preparedData } from './prepared-data.ts'
import { startServer } from './server.ts'

test('a server makes its database and fills it with the demo world', async () => {
  test.setTimeout(180_000)
  const server = await startServer({ prepares: preparedData() })
  await server.goDown()
  expect(await readdir(preparedData())).toContain('database')
})
