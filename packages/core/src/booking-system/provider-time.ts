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
  visitType: visitTypeSchema,
  /** Where it takes place. Null for a visit without a place. */
  address: z.string().max(300).nullable(),
  /** The clinic, by the id that the feed of clinics gives it. Null for a visit elsewhere. */
  clinic: feedId.nullable(),
  /** The terms for cancelling it free of charge. */
  policy: cancellationPolicySchema,
}

/** A time that the provider offers: when, where, with whom and on which terms. */
export const providerTimeSchema = z
  .object({
    id: timeIdSchema,
    /** The service that the time is for, by the id that the feed of services gives it. */
    service: feedId,
    ...visitShape,
    caregiver: caregiverSchema,
  })
  .meta({ id: 'Time' })
