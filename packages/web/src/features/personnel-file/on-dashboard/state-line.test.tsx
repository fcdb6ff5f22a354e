import { contract } from '@salvia/core/api'
import type { UploadPage } from '@salvia/core/personnel-file'
import { addElapsed, stockholmDate } from '@salvia/core/primitives'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { serverTime } from '../../../state/server-time.ts'
import { endSession } from '../../../state/session-end.ts'
import { answering, type CannedAnswer, late, reply } from '../../../testing/answers.ts'
import { render } from '../../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../../testing/signed-in.ts'
import { exampleUpload, uploadPage } from '../../../testing/uploads.ts'
import { violations } from '../../../testing/violations.ts'
import { StateLine } from './state-line.tsx'

const importedAt = addElapsed(serverTime(), { hours: -72 })
const imported = exampleUpload('P-20001', { status: 'IMPORTED', rows: 740, finishedAt: importedAt })

function Guarded() {
  return useAtomValue(profileAtom) !== null && <StateLine />
}

const list = (answer: UploadPage | Response) =>
  reply(contract.personnelFile.list, answer, { clientNumber: '10401' })

async function open(answer: UploadPage | CannedAnswer): Promise<void> {
  answering([...profileAnswers(['start', 'persim']), 'call' in answer ? answer : list(answer)])
  beSignedIn()
  await render(
    <main>
      <h1>Start</h1>
      <Guarded />
    </main>,
  )
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

it('is the last import, when no case is in progress', async () => {
  await open(uploadPage([], { lastImport: imported }))
  const said = page.getByText(`Inläst ${stockholmDate(importedAt)}, för 3 dagar sedan · 740 rader`)
  await expect.element(said).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'P-20001' }))
    .toHaveAttribute('href', `/personalfil/${imported.id}`)
  expect(await violations()).toEqual([])
})

it('is the case in progress with its status, before the last import', async () => {
  await open(uploadPage([], { lastImport: imported, ongoing: exampleUpload('P-20002') }))
  await expect.element(page.getByRole('link', { name: 'P-20002' })).toBeVisible()
  await expect.element(page.getByText('Skickad 2026-11-02')).toBeVisible()
  expect(page.getByText(/Inläst/).query()).toBeNull()
})

it('says that no file has been imported', async () => {
  await open(uploadPage([]))
  await expect
    .element(page.getByRole('link', { name: 'Ingen fil är inläst än' }))
    .toHaveAttribute('href', '/personalfil')
})

it('is not there when it could not be fetched: what waits says so', async () => {
  const answer = late(list(Response.json({})))
  await open(answer)
  const line = page.getByRole('heading', { name: 'Personalfil' })
  await expect.element(line).toBeVisible()
  answer.arrive()
  await expect.element(line).not.toBeInTheDocument()
})
