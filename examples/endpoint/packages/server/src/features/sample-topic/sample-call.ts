import type { Contract } from '@salvia/core/api'
import type { EndpointOutput } from '@salvia/core/contract'
import type { Context } from '../../http/handler.ts'

type SampleTopicSampleCall = Contract['sampleTopic']['sampleCall']

/** Answers which company was asked about, and when. */
export async function sampleTopicSampleCall({
  company,
  now,
}: Context<SampleTopicSampleCall>): Promise<EndpointOutput<SampleTopicSampleCall>> {
  return { company: company.name, at: now }
}
