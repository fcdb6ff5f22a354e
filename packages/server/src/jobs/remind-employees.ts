import { z } from 'zod'
import { remindEmployees } from '../features/bookings/remind-employees.ts'
import { defineJob } from './job.ts'

/** Reminds employees of their visits, where the organisation has turned it on. */
export const remindEmployeesJob = defineJob({
  name: 'remind-employees',
  data: z.object({}),
  schedule: '* * * * *',
  run: (_, services) => remindEmployees(services),
})
