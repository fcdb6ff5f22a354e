import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { coworkersList } from './coworkers-list.ts'

export const coworkersContract = defineContract('coworkers', listCalls(coworkersList))
