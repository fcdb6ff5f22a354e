import {
  type CertificateEntry,
  certificateStatus,
  isMailedByDefault,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  supersededFrom,
  turnsOn,
} from '@salvia/core/certificates'
import { addDays, addMonths, atStockholm, type IsoDate, isoDate } from '@salvia/core/primitives'
import fc from 'fast-check'
import type { Email } from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBeside, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsOf } from '../../testing/mail-box.ts'
import {
  addEntries,
  addMailedCompany,
  addressOf,
  forgetMails,
  MAILED_USERS,
  type MadeEntry,
  type MailedCompany,
  type MailedUser,
  plannedMails,
  turnedEntries,
} from '../../testing/mailed-company.store.ts'
import { auditOf } from '../../testing/test.store.ts'
import { certificateDay } from './certificate-day.ts'
import { turnOff, turnOn } from './turn-mails.store.ts'

const FIRST = isoDate(2027, 1, 1)
const LAST = isoDate(2027, 12, 31)
const at = (day: IsoDate) => atStockholm(day, { hour: 6, minute: 0 })

let salvia: TestApp
let company: MailedCompany
beforeEach(async () => {
  salvia = await openTestApp()
  company = await addMailedCompany(salvia.services.db, TEST_NOW)
  await forgetMails(salvia.services.db, null)
})
afterEach(() => salvia.close())

/** A choice of a user on a day, made after the work of that day. */
interface Choice {
  readonly user: MailedUser
  readonly entry: number
  readonly day: IsoDate
  readonly isOn: boolean
}

/** The same values on each run. */
const invented = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(of, { seed: 13, numRuns })

function madeEntries(): MadeEntry[] {
  const monthEnds = [isoDate(2027, 1, 31), isoDate(2027, 8, 31), isoDate(2026, 11, 30), isoDate(2028, 2, 29)]
  const facts = fc.record({
    ...{ employee: fc.nat(9), check: fc.constantFrom(...MEDICAL_CHECK_NAMES) },
    ...{ ends: fc.nat(620), lasts: fc.constantFrom(30, 91, 365, 1096) },
  })
  return invented(facts, 60).map(({ employee, check, ends, lasts }, place) => {
    const end = monthEnds[place] ?? addDays(isoDate(2026, 6, 15), ends)
    // A user makes at most one for an employee and check.
    const isOfUser = place % 6 === 5
    const employeeId = company.employees[isOfUser ? Math.floor(place / 6) : employee]?.id ?? ''
    const origin = isOfUser ? 'user' : 'journal'
    return { employeeId, check, origin, start: addDays(end, -lasts), end }
  })
}

function madeChoices(): Choice[] {
  const facts = fc.record({
    user: fc.constantFrom(...MAILED_USERS),
    ...{ entry: fc.nat(59), day: fc.nat(360), isOn: fc.boolean() },
  })
  return invented(facts, 60).map(({ day, isOn, ...choice }, place) => ({
    ...choice,
    // Many are made before the year begins.
    ...(place < 25
      ? { day: addDays(FIRST, -1), isOn: isOn || place % 2 === 0 }
      : { day: addDays(FIRST, day), isOn }),
  }))
}

/** The mail days, found by looking at each day. */
function slowMailDays(entry: CertificateEntry): IsoDate[] {
  const { start, end } = entry
  if (end === null) return []
  const after = new Set([1, 2, 3, 4, 5].map(months => addMonths(end, months)))
  const isSoon = (day: IsoDate) => day >= start && certificateStatus(entry, day) === 'expires-soon'
  const found: IsoDate[] = []
  for (let day = start; day <= addMonths(end, 5); day = addDays(day, 1)) {
    const isDue = (isSoon(day) && !isSoon(addDays(day, -1))) || day === end || after.has(day)
    if (isDue && found.every(earlier => addMonths(earlier, 1) <= day)) found.push(day)
  }
  return found
}

const mailedByRole = (user: MailedUser, entry: MadeEntry) => {
  const unit = company.employees.find(({ id }) => id === entry.employeeId)?.unit
  return isMailedByDefault(entry) && (user === 'hr' || (user === 'reviewer' && unit === 1))
}

/** Which mails go out on the days on which the work is done: `user day`, with the entries. */
function expectedMails(
  entries: readonly MadeEntry[],
  choices: readonly Choice[],
  isDone: (day: IsoDate) => boolean,
): Map<string, string[]> {
  const expected = new Map<string, string[]>()
  for (const user of MAILED_USERS)
    for (const [place, entry] of entries.entries()) {
      const others = entries.filter(
        other => other !== entry && other.employeeId === entry.employeeId && other.check === entry.check,
      )
      const renewed = supersededFrom(entry, others)
      const days = slowMailDays(entry)
      let [isOn, from, through, sent] = [mailedByRole(user, entry), '', addDays(FIRST, -1), '']
      for (let day = addDays(FIRST, -1); day <= LAST; day = addDays(day, 1)) {
        if (day >= FIRST && isDone(day)) {
          const due = days.some(one => one > through && one > from && one <= day)
          const isRested = sent === '' || addMonths(sent as IsoDate, 1) <= day
          if (isOn && due && isRested && (renewed === null || renewed > day)) {
            sent = day
            const key = `${user} ${day}`
            expected.set(key, [...(expected.get(key) ?? []), lineOf(user, entry)].sort())
          }
          through = day
        }
        for (const choice of choices.filter(
          one => one.user === user && one.entry === place && one.day === day,
        )) {
          if (choice.isOn && !isOn) from = day
          isOn = choice.isOn
        }
      }
    }
  return expected
}

function lineOf(user: MailedUser, { employeeId, check }: MadeEntry): string {
  const name = company.employees.find(({ id }) => id === employeeId)?.name
  return `${name}: ${MEDICAL_CHECKS[check].name[user === 'orderer' ? 'en' : 'sv']}`
}

/** The mails of the folder in the same form. */
function shown(mails: readonly Email[]): Map<string, string[]> {
  return new Map(
    mails.map(mail => {
      const user = MAILED_USERS.find(one => addressOf(one) === mail.to?.[0]?.address)
      const [, accountId, day] = /<certificates-([\w-]{36})-([\d-]{10})@/.exec(mail.messageId ?? '') ?? []
      expect(accountId).toBe(user && company.accounts[user])
      return [
        `${user} ${day}`,
        (mail.text?.match(/^Prov Person .*$/gm) ?? []).map(line => line.trim()).sort(),
      ]
    }),
  )
}

interface Walk {
  readonly isDone: (day: IsoDate) => boolean
  /** Does the work of a day. */
  readonly work: () => Promise<void>
}

async function walk({ isDone, work }: Walk) {
  const { db } = salvia.services
  const entries = madeEntries()
  const choices = madeChoices()
  const ids = await addEntries(db, company.clientNumber, entries, TEST_NOW)
  const choose = async (day: IsoDate) => {
    for (const { user, entry, isOn } of choices.filter(one => one.day === day)) {
      const accountId = company.accounts[user]
      const turned = [ids[entry] ?? '']
      const key = `${user} ${entry}`
      const wasOn = states.get(key) ?? mailedByRole(user, entries[entry] as MadeEntry)
      states.set(key, isOn)
      if (isOn) await turnOn(db, { accountId, ids: turned, changed: wasOn ? [] : turned }, at(day))
      else await turnOff(db, { accountId, ids: turned }, at(day))
    }
  }
  const states = new Map<string, boolean>()
  await choose(addDays(FIRST, -1))
  for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
    salvia.clock.set(at(day))
    if (isDone(day)) await work()
    await choose(day)
  }
  const mails = await mailsOf(salvia)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
  expect(shown(mails)).toEqual(expectedMails(entries, choices, isDone))
  await expectTurnedOnce(entries, ids)
}

/** Each certificate that has turned is noted and told in the audit once. */
async function expectTurnedOnce(entries: readonly MadeEntry[], ids: readonly string[]): Promise<void> {
  const turned = ids.filter((_, place) => (turnsOn(entries[place] as MadeEntry) ?? '9999') <= LAST).sort()
  const told = (await auditOf(salvia.services.db, 'certificate-turned')).map(({ object }) => object)
  expect(told.toSorted()).toEqual(turned)
  const noted = (await turnedEntries(salvia.services.db)).filter(({ turnedOn }) => turnedOn !== null)
  expect(noted.map(({ id }) => id).sort()).toEqual(turned)
}

const hasUnsent = async () =>
  (await plannedMails(salvia.services.db)).some(({ sentAt, notNeededAt }) => !sentAt && !notNeededAt)

test('each mail of a year goes out once, on its day; after ten days without the job, on the next', async () => {
  const [stopped, started] = [isoDate(2027, 5, 20), isoDate(2027, 5, 30)]
  await walk({
    isDone: day => day < stopped || day >= started,
    work: async () => {
      await certificateDay(salvia.services)
      if (await hasUnsent()) await salvia.runJobs()
    },
  })
  expect((await mailsOf(salvia)).length).toBeGreaterThan(100)
}, 120_000)

test('and once when two processes do the work at the same time, each of them twice', async () => {
  const second = await openBeside(salvia)
  await walk({
    // Every third day, so that it takes less time.
    isDone: day => Number(day.slice(8)) % 3 === 1,
    work: async () => {
      const both = [salvia, second, salvia, second]
      await Promise.all(both.map(({ services }) => certificateDay(services)))
      if (await hasUnsent()) await Promise.all([salvia.runJobs(), second.runJobs()])
    },
  })
  await second.close()
}, 120_000)
