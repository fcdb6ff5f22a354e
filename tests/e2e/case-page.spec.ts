import { samplePdf } from '@salvia/core/conversations/testing'
import type { CaseAction, CaseStatus } from '@salvia/core/personnel-file'
import { bytesFile, exampleFile, unlikeOthers } from './files.ts'
import { expect, HR_SENDING, heading, test } from './portal.ts'
import { handled, reaches, sentCase } from './service.ts'

test.use({ account: HR_SENDING })

const STATES: readonly {
  readonly status: CaseStatus
  readonly actions: readonly CaseAction[]
  readonly tag: string
  readonly told: RegExp
}[] = [
  { status: 'UPLOADED', actions: [], tag: 'Mottagen', told: /En handläggare tar hand om den/ },
  { status: 'ACKNOWLEDGED', actions: ['acknowledge'], tag: 'Hos handläggare', told: /går igenom filen/ },
  {
    status: 'READY_FOR_IMPORT',
    actions: ['acknowledge', 'ready'],
    tag: 'Hos handläggare',
    told: /läses snart in/,
  },
  { status: 'REVIEWING', actions: ['investigate'], tag: 'Under utredning', told: /utreder något i filen/ },
  {
    status: 'FEEDBACK_REQUESTED',
    actions: ['ask'],
    tag: 'Parkerad, svar behövs',
    told: /parkerad tills vi har fått ert svar/,
  },
  {
    status: 'FEEDBACK_RECEIVED',
    actions: ['ask', 'answered'],
    tag: 'Svar mottaget',
    told: /Vi har fått ert svar/,
  },
  { status: 'REJECTED', actions: ['reject'], tag: 'Avvisad', told: /Därför avvisades filen/ },
  { status: 'IMPORTED', actions: ['acknowledge', 'ready', 'import'], tag: 'Inläst', told: /Filen är inläst/ },
]

for (const { status, actions, tag, told } of STATES) {
  test(`a case in ${status} says where it stands`, async ({ page, server }) => {
    const { id, number } = await sentCase(server.url)
    await handled(server.url, id, ...actions)
    await reaches(server.url, id, status)
    await page.goto(`/personalfil/${number}`)
    await expect(heading(page, `Ärende ${number}`)).toBeVisible()
    await expect(page).toHaveTitle(`Ärende ${number} | Salvia`)
    await expect(page.getByText(tag).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Status' })).toContainText(told)
    const history = page.getByRole('region', { name: 'Händelser' }).getByRole('listitem')
    await expect(history.first()).toContainText('Mottagen')
    await expect(history.last()).toContainText(tag)
    // Customers must not see the case worker's name.
    await expect(page.getByText('Hanna Leijon')).toHaveCount(0)
    if (status === 'REJECTED') {
      await page.getByRole('link', { name: 'Ladda upp ny fil' }).click()
      await expect(heading(page, 'Välj fil')).toBeVisible()
    }
  })
}

test('a case that a newer file overtook says so', async ({ page, server }) => {
  const closed = await sentCase(server.url)
  const overtaken = await sentCase(server.url)
  const newer = await sentCase(server.url)
  await handled(server.url, closed.id, 'supersede')
  await handled(server.url, newer.id, 'acknowledge', 'ready', 'import')
  await reaches(server.url, newer.id, 'IMPORTED')
  for (const [number, told] of [
    [closed.number, 'En nyare fil har ersatt den här'],
    [overtaken.number, 'En nyare fil lästes in före den här'],
  ] as const) {
    await page.goto(`/personalfil/${number}`)
    await expect(page.getByRole('region', { name: 'Status' })).toContainText(told)
  }
})

test('a case that moves is seen to move without a reload', async ({ page, server }) => {
  const { id, number } = await sentCase(server.url)
  await page.goto(`/personalfil/${number}`)
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('tar hand om den')
  await handled(server.url, id, 'acknowledge')
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('går igenom filen')
})

test('on paper the names say whether they join, leave or move', async ({ page, server }) => {
  // More employees than other tests import here, so that some join whichever of them ran before.
  const { id, number } = await sentCase(server.url, await exampleFile(20, unlikeOthers))
  await page.goto(`/personalfil/${number}`)
  await handled(server.url, id, 'acknowledge')
  const changes = page.getByRole('region', { name: 'Ändringar när filen läses in' })
  await expect(changes.getByRole('rowheader').first()).toBeVisible()
  const kind = changes.getByText(/^(Slutar|Byter enhet|Börjar) \d/).last()
  await expect(kind).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(kind).toBeVisible()
})

test('a question is answered where it stands, with a text and a file', async ({ page, server }) => {
  const { id, number } = await sentCase(server.url)
  await handled(server.url, id, 'ask')
  await page.goto('/personalfil')
  const waiting = page.getByRole('region', { name: 'Pågående ärende' })
  await expect(waiting.getByText(`${number} väntar på ert svar`)).toBeVisible()
  await page.goto(`/personalfil/${number}`)
  const question = page.getByRole('region', { name: 'Vi har en fråga om filen' })
  await expect(question).toContainText('Vilken enhet hör Lager till?')
  await expect(question).toContainText(/Svara senast .* \d{4}/)
  await expect(page.getByText('Vilken enhet hör Lager till?')).toHaveCount(1)
  await page.getByRole('button', { name: 'Skicka svaret' }).click()
  await expect(page.getByLabel('Ert svar')).toHaveAccessibleDescription(/Skriv ett svar eller bifoga en fil/)
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles(await bytesFile(Buffer.from('MZ\0\0'), 'enheter.pdf'))
  const refusal = question.getByText(/^Filtypen går inte att bifoga\./)
  await expect(refusal).toBeVisible()
  await chooser.setInputFiles(await bytesFile(Buffer.from(samplePdf()), 'enheter.pdf'))
  await expect(refusal).toBeHidden()
  await expect(question.getByText('enheter.pdf är bifogad.')).toBeAttached()
  await page.getByLabel('Ert svar').fill('Lager hör till Produktion.')
  await page.getByRole('button', { name: 'Skicka svaret' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Svaret är skickat' })).toBeFocused()
  const history = page.getByRole('region', { name: 'Händelser' }).getByRole('listitem')
  await expect(history.last()).toContainText('Lager hör till Produktion.')
  await expect(history.last().getByRole('button', { name: 'enheter.pdf' })).toBeVisible()
})

test('a question is answered with a new file, which names the case', async ({ page, server }) => {
  const { id, number } = await sentCase(server.url)
  await handled(server.url, id, 'ask')
  await page.goto(`/personalfil/${number}`)
  await page.getByRole('button', { name: 'Skicka en ny fil' }).click()
  await expect(heading(page, 'Välj fil')).toBeVisible()
  await page.setInputFiles('input[type=file]', await exampleFile(6, unlikeOthers))
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('Svar på', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Skicka filen' }).click()
  await page.getByRole('link', { name: 'Följ ärendet' }).click()
  await page.getByRole('link', { name: number, exact: true }).click()
  await expect(page.getByText('Svar mottaget').first()).toBeVisible()
  await expect(page.getByText(/^En ny fil är skickad: P-\d+\.$/)).toBeVisible()
})
