import { z } from 'zod'
import type { EndpointDeclaration } from '../contract/index.ts'
import { instantSchema } from '../primitives/index.ts'

/** Answers which company was asked about, and when. */
export const sampleTopicSampleCall = {
  kind: 'json',
  method: 'GET',
  path: 'sample-topic/{clientNumber}/sample-call',
  access: 'person',
  feature: 'sample-topic',
  spec: 'assumed',
  summary: 'Which company was asked about, and when.',
  params: z.object({ clientNumber: z.string() }),
  response: z.object({ company: z.string(), at: instantSchema }),
  errors: [],
} as const satisfies EndpointDeclaration
