import { randomUUID } from 'node:crypto'
import { addDays, addElapsed, foldedSearchText, stockholmDate } from '@salvia/core/primitives'
import { personName } from '../access/person-name.ts'
import { insertAll } from '../db/insert-all.store.ts'
import { matterReaders, matterSteps, matters } from '../db/schema/matters.ts'
import { sampleNotes } from '../db/schema/sample-notes.ts'
import { nextMatterNumber } from '../features/matters/matters.store.ts'
import type { DemoPart } from './demo-part.ts'

/** With how many days there are left until an answer is promised. */
const TITLES = { Ergonomi: -1, Åtgärdsplan: 0, Hälsokontroll: 1 }

/** Three of each company, sent by one of its users: promised for yesterday, today and tomorrow. */
export const sampleNotesSeed: DemoPart = async (tx, { world, now }) => {
  for (const { clientNumber } of world.companies) {
    const here = world.memberships.filter(row => row.clientNumber === clientNumber)
    const members = new Set(here.map(({ accountId }) => accountId))
    const accounts = world.accounts.filter(({ id }) => members.has(id))
    const maker = accounts.find(({ email }) => email === 'hr@demo.example') ?? accounts[0]
    if (!maker) continue
    const by = personName(maker)
    for (const [index, [title, days]] of Object.entries(TITLES).entries()) {
      const id = randomUUID()
      const at = addElapsed(now, { hours: -3 + index })
      const number = await nextMatterNumber(tx, 'sample-note')
      await insertAll(tx, matters, [
        {
          ...{ id, kind: 'sample-note', number, clientNumber, makerAccountId: maker.id, makerName: by },
          ...{ createdAt: at, latestEventAt: at, promisedOn: addDays(stockholmDate(now), days) },
          searchText: foldedSearchText(`${title} ${number} ${by}`),
        },
      ])
      await insertAll(tx, sampleNotes, [{ id, title, text: `${title}.` }])
      await insertAll(tx, matterSteps, [{ matterId: id, event: 'sent', at, by, accountId: maker.id }])
      await insertAll(tx, matterReaders, [{ matterId: id, accountId: maker.id, isFollowing: true }])
    }
  }
}
