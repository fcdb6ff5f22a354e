import { readdir } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { preparedData } from '@salvia/server/prepared-data'

test('a server makes its database and fills it with the demo world', async () => {
  test.setTimeout(180_000)
  expect(await readdir(await preparedData())).toContain('database')
})
