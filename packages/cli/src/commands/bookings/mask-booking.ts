import type { Booking, BookingDetails } from '@salvia/core/bookings'
import { hide, maskEmail, maskName, maskPhone, orNull } from '../../output/masks.ts'

/** A booking that tells neither who comes nor why: the service and the caregiver's occupation tell of somebody's health. */
export function maskBooking<B extends Booking>(booking: B): B {
  const { employee, service, caregiver } = booking
  return {
    ...booking,
    service: hide(service),
    employee: {
      ...employee,
      ...{ firstName: maskName(employee.firstName), lastName: maskName(employee.lastName) },
    },
    caregiver: caregiver && { name: maskName(caregiver.name), occupation: hide(caregiver.occupation) },
  }
}

/** The details, in which also everything else about the employee, the subject and the feedback is hidden. */
export function maskBookingDetails(booking: BookingDetails): BookingDetails {
  const { employee, subject, feedback, ...rest } = maskBooking(booking)
  return {
    ...rest,
    employee: {
      ...employee,
      occupation: orNull(hide, employee.occupation),
      phone: orNull(maskPhone, employee.phone),
      email: orNull(maskEmail, employee.email),
      ...{ protectedIdentity: false, locale: null },
    },
    subject: orNull(hide, subject),
    feedback: {
      recipients: feedback.recipients.map(person => ({ ...person, name: maskName(person.name) })),
      sent: feedback.sent.map(({ recipient, sender, text, sentAt }) => ({
        ...{ recipient: maskName(recipient), sender: maskName(sender) },
        text: hide(text),
        sentAt,
      })),
    },
  }
}
