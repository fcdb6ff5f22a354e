import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { remindEmployees } from './remind-employees.ts'

/** Reminds employees of their visits if the organisation has turned reminders on. */
export const remindEmployeesJob = defineJob({
  name: 'remind-employees',
  data: z.object({}),
  schedule: '* * * * *',
  run: (_, services: Services) => remindEmployees(services),
})
