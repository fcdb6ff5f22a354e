import type { PreviewListItem, previewPeopleList } from '@salvia/core/access-preview'
import { foldedSearchText, searchWords, sortKey } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import { insistOnHr } from './insist-on-hr.ts'
import { type Member, membersOf, placesOf, rolesOf } from './members.store.ts'

/** The accounts of a company whose name or address contains every word of the search, by last name. */
export const previewPeopleSource: SourceOf<typeof previewPeopleList, Member> = {
  async prepare({ services: { db }, company, query: { q } }) {
    insistOnHr(company)
    const { clientNumber } = company
    const words = searchWords(foldedSearchText(q))
    const found = byName((await membersOf(db, clientNumber)).filter(member => fits(member, words)))
    return {
      counts: async () => ({ all: found.length }),
      rows: async ({ offset, limit }) => found.slice(offset, offset + limit),
      shape: rows => shape(db, clientNumber, rows),
    }
  },
  viewed: { action: 'access-previewed', shown: rows => ({ people: rows.map(({ id }) => id) }) },
}

function fits({ name, email }: Member, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = foldedSearchText(`${name} ${email ?? ''}`)
  return words.every(word => text.includes(word))
}

async function shape(db: Db, clientNumber: string, members: readonly Member[]): Promise<PreviewListItem[]> {
  const ids = members.map(({ id }) => id)
  const places = await placesOf(db, clientNumber, ids)
  const roles = Map.groupBy(await rolesOf(db, clientNumber, ids), ({ accountId }) => accountId)
  return members.map(({ id, name, email }) => ({
    id,
    name,
    email,
    roles: [...new Set(roles.get(id)?.map(({ role }) => role))],
    unitPath: places.get(id) ?? null,
  }))
}

function byName(members: readonly Member[]): Member[] {
  const keyed = members.map(member => {
    const { firstName, lastName, name, id } = member
    return { member, key: `${sortKey(`${lastName || name}\t${firstName}`)}\t${id}` }
  })
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ member }) => member)
}
