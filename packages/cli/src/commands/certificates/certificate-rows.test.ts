import { type Certificate, type ListedWithdrawals, mostUrgentFirst } from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import { addDays, type Instant, isoDate, parseInstant } from '@salvia/core/primitives'
import { expect, test } from 'vitest'
import { screenOf } from '../../output/screen.ts'
import { widthOf } from '../../output/width.ts'
import { certificateLine, renderCertificates } from './certificate-rows.ts'
import { renderExpiring } from './expiring-rows.ts'
import type { ExpiringList } from './find-expiring.ts'
import { maskCertificate, maskWithdrawn } from './mask-certificate.ts'

const screen = (columns: number, locale: Locale = 'sv') =>
  screenOf({ columns }, { locale, env: {}, noColor: true, plain: false })

const TODAY = isoDate(2026, 11, 27)
const UNTIL = addDays(TODAY, 90)
const HEARD = parseInstant('2026-11-27T03:10:00Z') ?? expect.fail('no instant')

const VALID: Certificate = {
  id: '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11',
  employee: {
    pidHash: 'x',
    firstName: 'Åsa',
    lastName: 'Öberg',
    employmentNumber: '10017',
    unit: { id: '1f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11', path: ['Produktion', 'Montering'] },
  },
  check: 'silica',
  type: 'fitness',
  source: 'journal',
  status: 'expires-soon',
  start: isoDate(2024, 1, 1),
  end: addDays(TODAY, 1),
  issued: isoDate(2024, 1, 1),
  suggested: null,
  limitation: null,
  orderSent: null,
  timeSent: null,
  notIssuedOn: null,
  isMailOn: null,
  seesEmployee: false,
  mayChange: false,
  mayOrder: false,
  isRemovable: false,
  download: 'no-document',
  links: [],
}
const EXPIRED: Certificate = {
  ...VALID,
  ...{ check: 'allergenic-certificate', status: 'expired', end: addDays(TODAY, -30) },
  limitation: 'Inte i slutna utrymmen.',
}
const ENDLESS: Certificate = {
  ...VALID,
  ...{ check: 'vibration', type: 'offered', source: 'monitoring', status: 'no-certificate', end: null },
}

function listOf(rows: readonly Certificate[], heardAt: Instant | null = HEARD): ExpiringList {
  const items = mostUrgentFirst(rows, UNTIL)
  const of = (name: string) => items.filter(({ urgency }) => urgency === name).length
  const counts = {
    ...{ expired: of('expired'), 'no-certificate': of('no-certificate'), expiring: of('expiring') },
  }
  return { until: UNTIL, heardAt, isEmpty: rows.length === 0, counts, items }
}
const ALL = listOf([VALID, ENDLESS, EXPIRED])

test('what to see to, on a terminal of 80 columns', () => {
  expect(renderExpiring(ALL, TODAY, screen(80))).toBe(`Utgånget: 1
2026-10-28  Åsa Öberg, Allergiframkallande ämnen med tjänstbarhetsintyg
            (härdplaster)                                         30 dagar sedan
            Produktion / Montering                            Tjänstbarhetsintyg
            Begränsning: Inte i slutna utrymmen.

Intyg saknas: 1
utan datum  Åsa Öberg, Vibrationer
            Produktion / Montering                 Intyg om genomgången kontroll

Löper ut till och med 2027-02-25: 1
2026-11-28  Åsa Öberg, Kvarts                                           om 1 dag
            Produktion / Montering                            Tjänstbarhetsintyg

Utgånget: 1, Intyg saknas: 1, Löper ut till och med 2027-02-25: 1
Tjänstbarhetsintyg: Arbetet får bara utföras av den som har ett giltigt intyg.
Intyg om genomgången kontroll: Arbetsgivaren ska erbjuda kontrollen.
Medarbetaren kan avstå och ändå fortsätta i arbetet.
Journalen hördes senast 2026-11-27 04:10.`)
})

test('the last day is told apart from the days around it', () => {
  const shown = (days: number) =>
    renderExpiring(listOf([{ ...VALID, end: addDays(TODAY, days) }]), TODAY, screen(80, 'en'))
  expect(shown(0)).toContain(' last day today\n')
  expect(shown(1)).toContain(' in 1 day\n')
  expect(shown(-1)).toContain(' 1 day ago\n')
})

test('nothing is told apart from nothing known', () => {
  const none = (heardAt: Instant | null, isEmpty: boolean) =>
    renderExpiring({ ...listOf([], heardAt), isEmpty }, TODAY, screen(100, 'en'))
  expect(none(HEARD, true)).toMatch(
    /^No certificate has expired.*\nThe journal was last heard 2026-11-27 04:10\.$/,
  )
  expect(none(null, true)).toMatch(/^▲ The journal has not been heard yet, so nothing is known/)
  expect(none(null, false)).toMatch(/^No certificate has expired.*\n▲ The journal has not been heard yet/)
})

const page = (items: Certificate[], heardAt: Instant | null = HEARD) => ({
  ...{ items, page: 1, pageSize: 50, total: items.length, units: [], isEmpty: items.length === 0, heardAt },
  withdrawn: { total: 0, items: [] },
  counts: { all: 3, expired: 1, 'no-certificate': 1, 'expires-soon': 1, expires: 0, starts: 0, manual: 0 },
})

test('a page of the list, on a terminal of 80 columns', () => {
  const all = { ...page([EXPIRED, ENDLESS]), total: 52 }
  expect(
    renderCertificates(all, screen(80)),
  ).toBe(`2026-10-28  Åsa Öberg, Allergiframkallande ämnen med tjänstbarhetsintyg
            (härdplaster)                                               Utgånget
            Produktion / Montering                          Intyg från journalen
            Begränsning: Inte i slutna utrymmen.
utan datum  Åsa Öberg, Vibrationer                                  Intyg saknas
            Produktion / Montering                                     Bevakning

52 medicinska kontroller, sida 1 av 2
Journalen hördes senast 2026-11-27 04:10.
 nästa sida:  --page 2`)
  expect(renderCertificates(page([], null), screen(80, 'en'))).toMatch(
    /^There are no medical check-ups yet\.\n▲ The journal has not been heard yet/,
  )
})

const WITHDRAWN: ListedWithdrawals = {
  total: 3,
  items: [
    { ...ENDLESS, id: 'a', at: HEARD, reason: 'withdrawn' as const },
    { ...VALID, id: 'b', at: HEARD, reason: 'corrected' as const },
  ].map(({ id, employee, check, reason, at, seesEmployee }) => ({
    ...{ id, employee, check, reason, at, seesEmployee },
  })),
}

test('certificates that were withdrawn lately stand below the rows, also below none', () => {
  const listed = { ...page([]), withdrawn: WITHDRAWN }
  expect(
    renderCertificates(listed, screen(100)),
  ).toContain(`▲ 3 intyg har återkallats eller rättats de senaste 30 dagarna och gäller inte längre:
2026-11-27 Åsa Öberg, Vibrationer, Produktion / Montering: återkallat`)
  expect(renderCertificates(listed, screen(100))).toContain(': rättat\nOch 1 till.\nJournalen hördes')
  const masked = renderCertificates(maskWithdrawn(listed), screen(100))
  expect(masked).toContain('2026-11-27 Å••••• Ö•••••, •••••, Produktion / Montering: återkallat')
  expect(masked).not.toMatch(/Öberg|Vibrationer/)
})

test.each([60, 80, 100])('no line is wider than %i columns, in either language, masked or not', width => {
  for (const locale of ['sv', 'en'] as const)
    for (const rows of [[VALID, ENDLESS, EXPIRED], [VALID, ENDLESS, EXPIRED].map(maskCertificate)])
      for (const shown of [
        renderExpiring(listOf(rows), TODAY, screen(width, locale)),
        renderCertificates({ ...page(rows, null), withdrawn: WITHDRAWN }, screen(width, locale)),
      ])
        expect(Math.max(...shown.split('\n').map(widthOf))).toBeLessThanOrEqual(width)
})

test('a line for a pipe, in which nothing can steer a terminal', () => {
  expect(certificateLine(ENDLESS, 'en')).toBe(
    '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 no-certificate - Åsa Öberg, Vibrations, Produktion / Montering',
  )
  expect(certificateLine(maskCertificate(VALID), 'en')).toContain(' Å••••• Ö•••••, •••••, Produktion')
  const employee = { ...VALID.employee, firstName: '\u001b[2J' }
  expect(certificateLine({ ...VALID, employee }, 'en')).not.toContain('\u001b')
})
