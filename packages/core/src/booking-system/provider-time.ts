import { z } from 'zod'
import {
  cancellationPolicySchema,
  caregiverSchema,
  timeIdSchema,
  visitTypeSchema,
} from '../bookings/index.ts'
import { feedId } from '../feeds/index.ts'
import { instantOf } from '../primitives/index.ts'

/** A date and time that tells its offset, as the system writes it. */
export const systemInstant = z.iso.datetime({ offset: true }).transform(text => instantOf(text))

/** When, where and with whom a visit takes place, and on which terms. */
export const visitShape = {
  startsAt: systemInstant,
  endsAt: systemInstant,
  visitType: visitTypeSchema.describe('`unit`: at a clinic. `remote`: in a way that the provider tells.'),
  address: z.string().max(300).nullable().describe('Where it takes place. Null for a visit without a place.'),
  clinic: feedId
    .nullable()
    .describe('The clinic, by the id that the feed of clinics gives it. Null for a visit elsewhere.'),
  policy: cancellationPolicySchema.describe(
    'Until when it can be cancelled free of charge: `always`, or an amount of hours or days before the start, of which weekends and holidays count unless they are skipped.',
  ),
}

/** A time that the provider offers. */
export const providerTimeSchema = z
  .object({
    id: timeIdSchema.describe('The system’s own id, without spaces.'),
    service: feedId.describe('The service, by the id that the feed of services gives it.'),
    ...visitShape,
    caregiver: caregiverSchema,
  })
  .meta({ id: 'Time', description: 'A time that the provider offers.' })
