import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { certificatesList } from './certificates-list.ts'

export const certificatesContract = defineContract('certificates', { ...listCalls(certificatesList) })
