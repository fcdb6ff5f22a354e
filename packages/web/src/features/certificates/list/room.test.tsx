import { instantOf } from '@salvia/core/primitives'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showCertificates } from '../../../testing/certificate-list.tsx'
import { dayFromNow, exampleCertificate } from '../../../testing/certificates.ts'
import { signedInForEach } from '../../../testing/signed-in.ts'
import { CertificatesScreen } from './certificates.screen.tsx'

const ID = '00000000-0000-4000-8000-0000000000aa'
const SUGGESTED = { date: dayFromNow(200), by: 'interval' } as const
const UNDER_WAY = {
  orderSent: { id: ID, at: instantOf('2026-11-12T08:00:00.000Z') },
  timeSent: { id: ID, startsAt: instantOf('2026-12-10T23:30:00.000Z') },
}

signedInForEach()
afterEach(() => document.body.style.removeProperty('padding-inline-start'))

/** Every date of the page that stands on more than one line. */
function brokenDates(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const found of node.textContent?.matchAll(/\d{4}-\d\d-\d\d|\d{1,2} [a-z]+ \d{4}/g) ?? []) {
      const range = document.createRange()
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      if (range.getClientRects().length > 1) broken.push(found[0])
    }
  }
  return broken
}

/** The menu of the portal takes the rest of a wide page. */
async function show(width: number, menu: number): Promise<void> {
  await page.viewport(width, 900)
  document.body.style.paddingInlineStart = `${menu}px`
  const rows = [
    exampleCertificate({ check: 'climbing', to: 23 }, { suggested: SUGGESTED, ...UNDER_WAY }),
    exampleCertificate({ check: 'allergenic-certificate', to: 423 }, { suggested: SUGGESTED }),
    exampleCertificate({ check: 'silica', to: -12 }),
  ]
  await showCertificates(CertificatesScreen, [], { rows, features: ['certificates', 'coworkers', 'orders'] })
  await expect.element(page.getByRole('button', { name: /^Åtgärder för/ }).first()).toBeVisible()
}

it.each([
  [1280, 256],
  [1024, 256],
  [900, 72],
  [375, 0],
  [320, 0],
])('no date breaks over two lines, at %i px beside a menu of %i px', async (width, menu) => {
  await show(width, menu)
  expect(brokenDates()).toEqual([])
})

it('a check with a long name has the room of it at 1280 px', async () => {
  await show(1280, 256)
  const name = page.getByRole('cell', { name: /^Klättring/ }).element()
  const range = document.createRange()
  range.selectNodeContents(name.firstChild ?? name)
  expect(range.getClientRects()).toHaveLength(1)
})
