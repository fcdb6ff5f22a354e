import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { commandFile, exampleFile, unlikeOthers, withCell } from './files.ts'
import { CASE_WORKER, expect, HR, HR_SENDING, heading, signIn, signOut, test } from './portal.ts'

test.use({ account: HR_SENDING })

async function choose(page: Page, path: string): Promise<void> {
  await page.goto('/personalfil')
  await expect(heading(page, 'Personalfil')).toBeVisible()
  await upload(page, path)
}

/** Chooses a file with the button of the page that lists the files. */
async function upload(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Ladda upp personalfil' }).click()
  await (await chooser).setFiles(path)
}

/** First and last name in a row of a CSV from the template. */
async function nameInRow(path: string, row: number): Promise<string> {
  const lines = (await readFile(path)).toString('latin1').split('\r\n')
  return (lines[row - 1] ?? '').split(';').slice(1, 3).join(' ')
}

/** Marks a case as ready. Whether the changes must be confirmed depends on the files that other tests have sent. */
async function readyForImport(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: 'Klar för inläsning' })
  const checked = page.getByLabel('Jag har kontrollerat ändringarna')
  await ready.click()
  await expect(checked.or(page.getByRole('button', { name: 'Läs in', exact: true }))).toBeVisible()
  if (await checked.isVisible()) {
    await checked.check()
    await ready.click()
  }
}

test.describe('from hand to hand', () => {
  test.use({ account: undefined })

  test('a file of 300 employees is sent, imported by a case worker, and stands under Medarbetare', async ({
    page,
  }) => {
    const path = await commandFile(300, text =>
      withCell(withCell(text, 2, 'Förnamn', 'Åsalill'), 2, 'Efternamn', 'Ängsflod'),
    )
    await signIn(page, HR_SENDING)
    await page
      .getByRole('link', { name: /^Personalfil($|,| ,)/ })
      .first()
      .click()
    await expect(heading(page, 'Personalfil')).toBeVisible()
    await upload(page, path)
    await expect(heading(page, /Granska personal\.csv/)).toBeVisible()
    await expect(page.getByText('300 rader').first()).toBeVisible()
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await page.getByLabel(/Kommentar till handläggaren/).fill('Ny lönekörning')
    await page.getByRole('button', { name: 'Skicka filen' }).click()
    await expect(heading(page, 'Filen är skickad')).toBeVisible()
    const number = (
      (await page
        .getByText(/^P-\d+/)
        .first()
        .textContent()) ?? ''
    ).trim()
    await page.getByRole('link', { name: 'Följ ärendet' }).click()
    await expect(heading(page, `Ärende ${number}`)).toBeVisible()
    await expect(page.getByText('Ny lönekörning')).toBeVisible()
    await signOut(page)

    await signIn(page, CASE_WORKER)
    await page.getByRole('link', { name: 'Personalfiler', exact: true }).first().click()
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('button', { name: 'Ta emot' }).click()
    await readyForImport(page)
    await page.getByRole('button', { name: 'Läs in', exact: true }).click()
    await expect(page.getByText('Inläst').first()).toBeVisible()
    await signOut(page)

    await signIn(page, HR_SENDING)
    await page.getByRole('link', { name: 'Medarbetare', exact: true }).first().click()
    await page.getByLabel(/Sök på namn/).fill('Ängsflod')
    await expect(page.getByText('Ängsflod, Åsalill')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^1 medarbetare$/ })).toBeVisible()
  })
})

test('the same file again answers with the case that exists', async ({ page }) => {
  const path = await exampleFile(12, unlikeOthers)
  const numbers: (string | null)[] = []
  for (const title of ['Filen är skickad', 'Filen är redan skickad']) {
    await choose(page, path)
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await page.getByRole('button', { name: 'Skicka filen' }).click()
    await expect(heading(page, title)).toBeVisible()
    numbers.push(
      await page
        .getByText(/^P-\d+/)
        .first()
        .textContent(),
    )
  }
  expect(numbers[0]).toBe(numbers[1])
})

test('errors ask whether to continue anyway or choose a new file', async ({ page }) => {
  const path = await exampleFile(20, text => unlikeOthers(withCell(text, 5, 'Mobiltelefon', '070-174 06 05')))
  await choose(page, path)
  await expect(page.getByText('INVALID_PHONE').first()).toBeVisible()
  await expect(page.getByText('1 fel i 1 rad. 19 rader är klara.')).toBeVisible()
  const row = page.getByRole('row', { name: /Mobiltelefon/ })
  await expect(row).toContainText('070-174 06 05')
  await expect(row.getByRole('rowheader')).toHaveText('5', { useInnerText: true })
  // The name comes from the file itself, which is still in the browser.
  await expect(row).toContainText(await nameInRow(path, 5))
  // What to do is visible beside the finding without unfolding anything.
  await expect(page.getByText('Ta bort allt utom siffrorna')).toBeVisible()

  const goOn = page.getByRole('main').getByRole('button', { name: 'Fortsätt ändå' })
  await goOn.click()
  const dialog = page.getByRole('dialog', { name: /Filen har 1 fel/ })
  await dialog.getByRole('button', { name: 'Välj ny fil' }).click()
  await expect(heading(page, 'Välj fil')).toBeVisible()
  await page.setInputFiles('input[type=file]', path)
  await goOn.click()
  await dialog.getByRole('button', { name: 'Fortsätt ändå' }).click()
  await page.getByRole('button', { name: 'Skicka filen' }).click()
  await expect(heading(page, 'Filen är skickad')).toBeVisible()
  await page.getByRole('link', { name: 'Följ ärendet' }).click()
  await expect(page.getByText('INVALID_PHONE').first()).toBeVisible()
  // The server stores only masked reports.
  await expect(page.getByText('070-174 06 05')).toHaveCount(0)
})

test('a file that cannot go on is told at once, with what to do, and another can be chosen', async ({
  page,
}) => {
  const missing = await exampleFile(3, text => text.replace('MK-granskare', 'MK granskare'))
  await choose(page, missing)
  await expect(heading(page, 'Välj fil')).toBeVisible()
  const alert = page.getByRole('alert').filter({ hasText: 'kan inte skickas' })
  await expect(alert).toContainText('personal.csv')
  await expect(alert).toContainText('MK granskare → MK-granskare?')
  await expect(page.getByRole('button', { name: 'Fortsätt' })).toHaveCount(0)
  await page.setInputFiles('input[type=file]', await exampleFile(3))
  await expect(heading(page, /^Granska/)).toBeVisible()
})

test.describe('a company of 740 employees', () => {
  test.use({ account: HR })

  test('a file without most of them is warned of before it is sent', async ({ page }) => {
    await choose(page, await exampleFile(20))
    await page.getByRole('button', { name: 'Fortsätt' }).click()
    await expect(heading(page, 'Skicka filen')).toBeVisible()
    await expect(page.getByText('Många av era medarbetare finns inte i filen')).toBeVisible()
    await expect(page.getByText('Filen har 20 rader, och i dag har ni 740 medarbetare.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Slutar/ })).toBeVisible()
    await page.getByRole('link', { name: /^Börjar/ }).click()
    // The server masks those who join, and the browser fills in the names of its own file.
    await expect(page.getByRole('rowheader', { name: 'Maja Lind' }).first()).toBeVisible()
  })
})

test('leaving with a chosen file asks first; staying keeps it, leaving forgets it', async ({ page }) => {
  await choose(page, await exampleFile(4))
  await expect(heading(page, /^Granska/)).toBeVisible()
  const leave = page.getByRole('link', { name: 'Medarbetare', exact: true }).first()
  const dialog = page.getByRole('dialog', { name: 'Vill du avsluta uppladdningen?' })
  await leave.click()
  await dialog.getByRole('button', { name: 'Fortsätt ladda upp' }).click()
  await expect(heading(page, /^Granska/)).toBeVisible()
  await leave.click()
  await dialog.getByRole('button', { name: 'Avsluta uppladdningen' }).click()
  await expect(heading(page, 'Medarbetare')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Välj fil')).toBeVisible()
})

test('the browser goes back through the steps', async ({ page }) => {
  await choose(page, await exampleFile(4))
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(heading(page, 'Skicka filen')).toBeVisible()
  await page.goBack()
  await expect(heading(page, /^Granska/)).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Skicka filen')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Välj fil')).toBeVisible()
  await expect(page.getByText('Filen du valde finns inte kvar')).toBeVisible()
})

for (const [button, ending] of [
  ['Mall som CSV', 'csv'],
  ['Mall som Excel (xlsx)', 'xlsx'],
] as const) {
  test(`the template is downloaded as ${ending}, and filled in it is accepted`, async ({ page }) => {
    await page.goto('/personalfil')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`personalfil-mall.${ending}`)
    if (ending === 'csv') {
      expect((await readFile(await download.path())).toString('latin1')).toContain('Personnummer;Förnamn')
    }
    await upload(page, await download.path())
    // An empty template must have no other error than too few rows.
    await expect(page.getByText('TOO_FEW_ROWS')).toBeVisible()
  })
}
