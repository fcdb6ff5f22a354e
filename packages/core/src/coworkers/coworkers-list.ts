import { z } from 'zod'
import { defineList, type FilterOf, filtersOf, type SortOf } from '../lists/index.ts'
import { coworkerSchema } from './coworker.ts'

/** The employees within the user's reach. @spec §2 */
export const coworkersList = defineList(
  {
    path: 'persons/{pid}/companies/{clientNumber}/subordinates/{context}',
    privatePath: 'employees/{clientNumber}',
    params: z.object({ pid: z.string(), clientNumber: z.string() }),
    access: 'person',
    feature: 'coworkers',
    // Who only orders chooses among those whom one may order for.
    orFeature: 'orders',
    spec: 'portal §7',
    summary: 'Lists the employees within reach. pid is the pidHash (or the number) of the signed-in user.',
    row: coworkerSchema,
    filter: {
      name: 'context',
      values: ['all', 'managed', 'orderable', 'unit-orderer', 'excluded'],
      isInPath: true,
      address: 'filter',
    },
    sorts: ['name', 'unit', 'manager'],
    isSearchable: true,
    findsByNumber: true,
    isDownloadable: true,
    hasNumbers: true,
    fileName: { sv: 'Medarbetare', en: 'Employees' },
  },
  [
    { key: 'lastName', header: { sv: 'Efternamn', en: 'Last name' }, value: row => row.lastName },
    { key: 'firstName', header: { sv: 'Förnamn', en: 'First name' }, value: row => row.firstName },
    { key: 'title', header: { sv: 'Titel', en: 'Title' }, value: row => row.title },
    { key: 'unit', header: { sv: 'Enhet', en: 'Unit' }, value: row => row.unit.path.join(' / ') },
    { key: 'manager', header: { sv: 'Närmaste chef', en: 'Immediate manager' }, value: row => row.manager },
    { key: 'email', header: { sv: 'E-post', en: 'Email' }, value: row => row.email },
    { key: 'workPhone', header: { sv: 'Telefon, arbete', en: 'Work phone' }, value: row => row.workPhone },
    { key: 'mobilePhone', header: { sv: 'Mobil', en: 'Mobile' }, value: row => row.mobilePhone },
  ],
)

type Declaration = (typeof coworkersList)['declaration']
export type CoworkerContext = FilterOf<Declaration>
export type CoworkerSort = SortOf<Declaration>
export const COWORKER_CONTEXTS = filtersOf(coworkersList)
