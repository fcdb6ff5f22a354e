import type { CustomerUser, customerUsersList } from '@salvia/core/customers'
import { foldedSearchText, fullName, searchWords, sortKey } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import { rolesOf, type UserFacts, usersOf } from './customer-users.store.ts'

/** The users who may act for a customer and whose name or address contains every word of the search, by last name. */
export const customerUsersSource: SourceOf<typeof customerUsersList, UserFacts> = {
  async prepare({ services: { db }, company: { clientNumber }, query: { q } }) {
    const words = searchWords(foldedSearchText(q))
    const found = byName(await usersOf(db, clientNumber)).filter(user => {
      const text = foldedSearchText(`${user.firstName} ${user.lastName} ${user.email}`)
      return words.every(word => text.includes(word))
    })
    return {
      counts: async () => ({ all: found.length }),
      rows: async ({ offset, limit }) => found.slice(offset, offset + limit),
      shape: rows => withRoles(db, clientNumber, rows),
    }
  },
}

/** One user who may act for a customer. Undefined if the account may not. */
export async function userOf(db: Db, clientNumber: string, id: string): Promise<CustomerUser | undefined> {
  const user = (await usersOf(db, clientNumber)).find(each => each.id === id)
  return user && (await withRoles(db, clientNumber, [user]))[0]
}

async function withRoles(db: Db, clientNumber: string, users: readonly UserFacts[]): Promise<CustomerUser[]> {
  const roles = await rolesOf(
    db,
    clientNumber,
    users.map(({ id }) => id),
  )
  return users.map(({ firstName, lastName, ...user }) => ({
    ...user,
    name: fullName({ firstName, lastName }),
    roles: roles.get(user.id) ?? [],
  }))
}

function byName(users: readonly UserFacts[]): UserFacts[] {
  const keyed = users.map(user => ({
    user,
    key: [user.lastName, user.firstName, user.email].map(sortKey).join('\n'),
  }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ user }) => user)
}
