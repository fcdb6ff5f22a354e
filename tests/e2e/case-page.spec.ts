import type { CaseAction, CaseStatus } from '@salvia/core/personnel-file'
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
    told: /Vi har mejlat frågor\. Svara senast .* \d{4}/,
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
