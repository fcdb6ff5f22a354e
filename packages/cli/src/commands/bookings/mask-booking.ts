import type { Booking, BookingDetails } from '@salvia/core/bookings'
import { mask } from '@salvia/core/primitives'

const name = (text: string): string => mask('name', text)
const hidden = (text: string): string => mask('text', text)

/** A booking that tells neither who comes nor why: the service and the caregiver's occupation tell of somebody's health. */
export function maskBooking<B extends Booking>(booking: B): B {
  const { employee, service, caregiver } = booking
  return {
    ...booking,
    service: hidden(service),
    employee: { ...employee, firstName: name(employee.firstName), lastName: name(employee.lastName) },
    caregiver: caregiver && { name: name(caregiver.name), occupation: hidden(caregiver.occupation) },
  }
}

/** The details, in which also the subject, the phone number and the feedback are hidden. */
export function maskBookingDetails(booking: BookingDetails): BookingDetails {
  const { employee, subject, feedback, ...rest } = maskBooking(booking)
  return {
    ...rest,
    employee: { ...employee, phone: employee.phone && mask('phone', employee.phone) },
    subject: subject && hidden(subject),
    feedback: {
      recipients: feedback.recipients.map(person => ({ ...person, name: name(person.name) })),
      sent: feedback.sent.map(({ recipient, sender, text, sentAt }) => ({
        recipient: name(recipient),
        sender: name(sender),
        text: hidden(text),
        sentAt,
      })),
    },
  }
}
