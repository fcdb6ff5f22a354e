import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { mattersList } from './matters-list.ts'

/** The provider's matters of all kinds. What is done with one is asked by the calls of its kind. */
export const mattersContract = defineContract('matters', listCalls(mattersList))
