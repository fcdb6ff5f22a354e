import type { Page } from '@playwright/test'
import { audit } from './audit.ts'
import { exampleFile, exampleText, unlikeOthers, withCell, writtenFile } from './files.ts'
import { now } from './now.ts'
import {
  CASE_WORKER,
  CUSTOMER,
  expect,
  HR,
  HR_SENDING,
  heading,
  sendCredentials,
  test,
  userMenu,
} from './portal.ts'
import { callsAs, handled, present, reaches, sentCase } from './service.ts'
import { wordsOf } from './words.ts'

// The slowest file, so its tests are divided among the workers.
test.describe.configure({ mode: 'parallel' })

const waitFor = (page: Page, name: string | RegExp) => expect(heading(page, name)).toBeVisible()

/** A file with many kinds of findings: with a value, without a value, a gap in the unit levels, a warning. */
async function mixedFile(): Promise<string> {
  let text = unlikeOthers(await exampleText(40))
  for (const [row, header, value] of [
    [3, 'Efternamn', ''],
    [5, 'Mobiltelefon', '070-174 06 05'],
    [7, 'E-post', 'åsa.öberg@exempel.se'],
    [12, 'Befattning', 'Samordnare för arbetsmiljö, hälsa och rehabilitering i norra regionen'],
    [22, 'Organisationsnivå 1', ''],
    [30, 'Organisationsnummer', '556677-8899'],
  ] as const)
    text = withCell(text, row, header, value)
  for (let row = 13; row <= 28; row++) text = withCell(text, row, 'Postnummer', '123 45')
  return writtenFile(text)
}

const words = wordsOf('sv')

test('signing in', async ({ page }) => {
  await page.goto('/logga-in/e-post')
  await audit(page, 'sign-in')
  await sendCredentials(page, 'hr', '')
  await audit(page, 'sign-in with errors')
  await sendCredentials(page, 'medarbetare@demo.example')
  await expect(page.getByRole('region', { name: words.notPermitted })).toBeVisible()
  await audit(page, 'sign-in refused')
  await sendCredentials(page, HR.email)
  await page.getByRole('button', { name: words.shared.continue }).click()
  await expect(page.getByText(words.choose.missing)).toBeVisible()
  await audit(page, 'choice of organisation')
  await page.goto('/anvandarvillkor')
  await audit(page, 'terms')
  await page.goto('/tillganglighet')
  await audit(page, 'accessibility statement')
})

test('pages of a visitor', async ({ page }) => {
  await page.goto('/404')
  await audit(page, 'unknown page')
  await page.goto('/logga-in/e-post?error=498&exp=true')
  await audit(page, 'signed out')
})

test('other ways in', async ({ page }) => {
  for (const path of [
    '/logga-in',
    '/aktivera-konto',
    '/aterstall-losenord',
    '/setPassword',
    '/koppla-bankid',
    '/unsubscribe',
  ]) {
    await page.goto(path)
    await audit(page, path)
  }
  await page.goto('/aktivering#not-a-link')
  await audit(page, 'a link that activates nothing')
  await page.goto('/logga-in/bankid')
  await page.getByRole('button', { name: /QR/ }).click()
  await expect(page.getByRole('img', { name: /BankID/ })).toBeVisible()
  await audit(page, 'a code to scan')
})

test.describe('as HR', () => {
  test.use({ account: HR })

  test('profile', async ({ page }) => {
    await page.goto('/din-profil')
    await audit(page, 'profile')
    const edit = page.getByRole('button', { name: /^(Ändra|Change)/ })
    // Each button disappears when its form opens.
    for (let left = await edit.count(); left > 0; left--) await edit.first().click()
    await audit(page, 'profile with its forms')
    await page.goto('/din-profil/andra-losenord')
    await page.getByRole('button', { name: /^(Ändra lösenord|Change password)$/ }).click()
    await audit(page, 'change of password with errors')
    await page.goto('/terminal')
    await page.getByRole('button', { name: /^(Fortsätt|Continue)$/ }).click()
    await audit(page, 'code of a terminal with an error')
  })

  test('start and frame', async ({ page }) => {
    await page.goto('/')
    await audit(page, 'start')
    await userMenu(page).click()
    await audit(page, 'menu of the user')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByRole('button', { name: words.nav.menu }).first().click()
    await audit(page, 'the menu over the page')
  })

  test('employees', async ({ page }) => {
    await page.goto('/medarbetare')
    await expect(page.getByRole('rowheader').first()).not.toBeEmpty()
    await audit(page, 'employees')
    await page.getByRole('button', { name: words.list.about }).click()
    await audit(page, 'help on the list')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('searchbox').fill('19800102')
    await expect(page.getByText(words.list.search.hidden)).toBeVisible()
    await page.getByRole('searchbox').fill('qqqzzz')
    await expect(page.getByText(words.coworkers.noMatch, { exact: true })).toBeVisible()
    await audit(page, 'no employees')
    // A refusal fails at once, while a lost connection would be retried.
    await page.route('**/subordinates/managed*', route =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/sort=\w+/, 'sort=no-such-order'),
      }),
    )
    await page.getByRole('link', { name: new RegExp(`^${words.coworkers.filter.managed}`) }).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await audit(page, 'employees that could not be fetched')
  })

  test('medical check-ups', async ({ page }) => {
    await page.goto('/kontroller')
    await page.waitForLoadState('networkidle')
    await audit(page, 'medical check-ups')
    await page.getByRole('button', { name: words.list.filter.button, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit(page, 'filter of medical check-ups')
    await page.goto('/kontroller/faq')
    await expect(page.getByRole('row').first()).toBeVisible()
    await audit(page, 'tips for medical check-ups')
  })

  test('statistics', async ({ page }) => {
    await page.goto('/statistik')
    await page.waitForLoadState('networkidle')
    await audit(page, 'statistics')
  })

  test('ordering', async ({ page }) => {
    for (const path of ['', '/person', '/grupp', '/radgivning'] as const) {
      await page.goto(`/bestallningar/bestall${path}`)
      await page.waitForLoadState('networkidle')
      await audit(page, `an order begins ${path}`)
    }
  })

  test('services', async ({ page }) => {
    const { services } = words
    await page.goto('/bestallningar/tjanster')
    await expect(page.locator('main section li').first()).toBeVisible()
    await audit(page, 'services')
    await page.getByRole('searchbox').fill('qqqzzz')
    await expect(page.getByText(services.noMatch.title)).toBeVisible()
    await audit(page, 'no services')
    for (const [id, state] of [
      ['kontroll-hardplaster', 'a service'],
      ['krisstod', 'a service by phone'],
      ['finns-inte', 'a service that is not there'],
    ] as const) {
      await page.goto(`/bestallningar/tjanster/${id}`)
      await page.waitForLoadState('networkidle')
      await audit(page, state)
    }
    await page.goto('/bestallningar/tjanster/kontroll-klattring')
    await expect(page.getByRole('dialog')).toBeVisible()
    await audit(page, 'a service outside the agreement')
  })

  test('bookings', async ({ page, server }) => {
    const { bookings, booking, changing, chooseTime } = words
    const client = await callsAs(server.url, HR.email)
    const { items } = await client.bookings.list({
      params: { clientNumber: CUSTOMER.reading },
      query: { status: 'upcoming', sort: 'date', pageSize: 200 },
    })
    const { id: free } = present(
      items.find(one => one.latestCancellation > now()),
      'booking that is free to change',
    )
    const { id: late } = present(
      items.find(one => one.latestCancellation < now() && one.startsAt > now()),
      'booking that is late to change',
    )
    await page.goto('/tidsbokningar?status=upcoming&leaders=1')
    await expect(page.getByRole('rowheader').first()).not.toBeEmpty()
    await audit(page, 'bookings to come')
    await page.goto('/tidsbokningar?q=qqqzzz&leaders=1&hjalp=1')
    await expect(page.getByText(bookings.noMatch, { exact: true })).toBeVisible()
    await audit(page, 'no bookings, and the help on the list')
    await page.goto(`/tidsbokningar/detaljer/${free}`)
    await page.getByText(booking.howCounted).click()
    await expect(page.locator('details li').first()).toBeVisible()
    await page.getByText(booking.feedback.write, { exact: true }).click()
    await page.getByRole('button', { name: booking.feedback.send }).click()
    await audit(page, 'a booking, how its deadline was counted, and a feedback without a text')
    await page.getByRole('button', { name: booking.share.message }).click()
    await audit(page, 'what is sent to the employee')
    await page.goto(`/tidsbokningar/boka-om/${free}`)
    await waitFor(page, chooseTime.step)
    await page.locator('section li button').first().waitFor()
    await audit(page, 'free times')
    await page.locator('section li button').first().click()
    await waitFor(page, changing.confirm)
    await page.getByRole('button', { name: changing.move.act }).waitFor()
    await audit(page, 'a new time to confirm')
    for (const [path, state] of [
      [`boka-om/${late}`, 'too late to reschedule'],
      [`avboka/${late}`, 'a late cancellation'],
      ['detaljer/00000000-0000-4000-8000-000000000000', 'a booking that is not there'],
    ]) {
      await page.goto(`/tidsbokningar/${path}`)
      await page.waitForLoadState('networkidle')
      await audit(page, state ?? '')
    }
  })

  test('personnel file: landing and cases', async ({ page }) => {
    await page.goto('/personalfil')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await audit(page, 'personnel file')
    for (const number of await page.getByRole('rowheader').allInnerTexts()) {
      await page.getByRole('rowheader').getByRole('link', { name: number }).click()
      await waitFor(page, new RegExp(number))
      await audit(page, `case ${number}`)
      await page.goBack()
      await expect(page.getByRole('rowheader').first()).toBeVisible()
    }
    await page.goto('/personalfil/P-99999999')
    await waitFor(page, words.personnelFile.case.notFound)
    await audit(page, 'a case that is not there')
  })
})

test.describe('as HR who sends', () => {
  test.use({ account: HR_SENDING })

  test('sending a file', async ({ page }) => {
    const { wizard, anyway, send, done } = words.personnelFile
    await page.goto('/personalfil?steg=choose')
    await page.goto('/personalfil?hjalp=1')
    await expect(page.getByRole('dialog').getByText('Personnummer', { exact: true })).toBeVisible()
    await audit(page, 'export')
    await page.goto('/personalfil?steg=choose')
    await audit(page, 'choose')
    await page.setInputFiles(
      'input[type=file]',
      await exampleFile(3, text => text.replace('Förnamn', 'Tilltalsnamn').replace('Postort', 'Ort')),
    )
    await expect(page.getByText('HEADER_CHECK_FAILED').first()).toBeVisible()
    await page.getByRole('group').locator('summary').first().click()
    await audit(page, 'a file that cannot go on')
    await page.setInputFiles('input[type=file]', await mixedFile())
    await waitFor(page, /personal\.csv/)
    await page.locator('details').first().locator('summary').click()
    await audit(page, 'review')
    await page.getByRole('button', { name: anyway.continue }).click()
    await audit(page, 'continue anyway?')
    await page.getByRole('dialog').getByRole('button', { name: anyway.continue }).click()
    await waitFor(page, send.title)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await audit(page, 'send')
    await page.getByRole('textbox').fill('x'.repeat(1001))
    await page.getByRole('button', { name: send.submit }).click()
    await audit(page, 'send with a comment that is too long')
    await page.getByRole('textbox').fill('Hej')
    await page.route('**/personnel-file-drafts/**', route => route.abort())
    await page.getByRole('button', { name: send.submit }).click()
    await expect(page.getByText(send.submitFailed)).toBeVisible()
    await audit(page, 'sending failed')
    await page.getByRole('link', { name: words.coworkers.title, exact: true }).first().click()
    await audit(page, 'leave?')
    await page.getByRole('button', { name: wizard.exitStay }).click()
    await page.unroute('**/personnel-file-drafts/**')
    await page.getByRole('button', { name: send.submit }).click()
    await waitFor(page, done.title)
    await audit(page, 'sent')
  })

  test('a case that waits for an answer', async ({ page, server }) => {
    const { id, number } = await sentCase(server.url, await mixedFile())
    await handled(server.url, id, 'ask')
    await page.goto(`/personalfil/${number}`)
    await waitFor(page, new RegExp(number))
    await audit(page, 'case that waits for an answer')
    await page.goto('/')
    // There may be a case of another test on the same server.
    await expect(page.getByText(words.onDashboard.todo.feedback).first()).toBeVisible()
    const entry = page.getByRole('navigation', { name: words.nav.label }).getByRole('link')
    await expect(entry.filter({ hasText: words.onDashboard.todo.answerNeeded })).toBeVisible()
    await audit(page, 'start with something to do')
  })
})

test.describe('as a case worker', () => {
  test.use({ account: CASE_WORKER })

  test('back office', async ({ page, server }) => {
    const { id } = await sentCase(server.url, await mixedFile())
    await page.goto('/handlaggning')
    await expect(page.getByRole('rowheader').first()).not.toBeEmpty()
    await audit(page, 'queue')
    const pages = { kunder: 'customers', handlaggare: 'case workers', system: 'connected systems' }
    for (const [path, name] of Object.entries(pages)) {
      await page.goto(`/handlaggning/${path}`)
      await expect(page.getByRole('rowheader').first()).not.toBeEmpty()
      await audit(page, name)
    }
    await page.goto('/handlaggning/kunder/10401')
    await expect(page.getByText('10401').first()).toBeVisible()
    await audit(page, 'a customer')
    await page.goto('/handlaggning/kunder/10401/skicka-fil')
    await expect(page.getByText('(10401)')).toBeVisible()
    await audit(page, 'send for a customer')
    await handled(server.url, id, 'acknowledge')
    await page.goto(`/handlaggning/${id}`)
    const act = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await act(words.action('ask'))
    await act(words.action('ask'))
    await audit(page, 'a question without a text')
    await act(words.shared.cancel)
    const great = await sentCase(server.url, await writtenFile(unlikeOthers(await exampleText(6))))
    await handled(server.url, great.id, 'acknowledge')
    await page.goto(`/handlaggning/${great.id}`)
    await act(words.action('ready'))
    await act(words.action('ready'))
    await audit(page, 'changes that are not confirmed')
    await page.goto(`/handlaggning/${id}`)
    await handled(server.url, id, 'ready', 'import')
    await reaches(server.url, id, 'IMPORTED')
    await expect(page.getByText(words.backOffice.case.noActions)).toBeVisible()
    await audit(page, 'a case that is imported')
  })
})
