import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { deleteOldMatters } from '../matters/delete-old-matters.ts'
import { SAMPLE_NOTE_ACTS } from './sample-note-acts.ts'

/** Deletes sample notes once they have been kept as long as their kind is. */
export const deleteOldSampleNotesJob = defineJob({
  name: 'delete-old-sample-notes',
  data: z.object({}),
  schedule: '41 * * * *',
  run: (_, services: Services) => deleteOldMatters(services, SAMPLE_NOTE_ACTS),
})
