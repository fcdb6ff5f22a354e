import type { OrderDetails, OrderRow } from '@salvia/core/orders'
import { maskAttachments } from '../../output/mask-attachments.ts'
import { hide, maskEmail, maskName, maskPhone, orNull } from '../../output/masks.ts'

type Employee = NonNullable<OrderRow['employee']>

function maskEmployee(employee: Employee): Employee {
  return {
    ...employee,
    ...{ firstName: maskName(employee.firstName), lastName: maskName(employee.lastName) },
    protectedIdentity: false,
  }
}

/** An order that tells neither whom it is for nor which service: that tells of somebody’s health. */
export function maskOrderRow(order: OrderRow): OrderRow {
  return {
    ...order,
    service: orNull(hide, order.service),
    employee: order.employee && maskEmployee(order.employee),
    handler: orNull(maskName, order.handler),
  }
}

/** The details, in which also everything that was written is hidden. */
export function maskOrder(order: OrderDetails): OrderDetails {
  if (order.access === 'text') return { ...order, service: hide(order.service), text: hide(order.text) }
  const bookings = order.bookings.map(booking => ({ ...booking, service: hide(booking.service) }))
  if (order.access === 'limited') return { ...order, bookings }
  const { employee, maker, handler, units, contents, steps, conversation, attachments } = order
  return {
    ...order,
    bookings,
    employee: employee && maskEmployee(employee),
    ...{ maker: maskName(maker), handler: orNull(maskName, handler) },
    units: units.map(unit => ({ ...unit, comment: orNull(hide, unit.comment) })),
    contents: maskContents(contents),
    steps: steps.map(step => ({ ...step, by: maskName(step.by) })),
    attachments: maskAttachments(attachments),
    conversation: {
      ...conversation,
      messages: conversation.messages.map(message => ({
        ...message,
        ...{ sender: maskName(message.sender), text: hide(message.text) },
        attachments: maskAttachments(message.attachments),
      })),
    },
  }
}

type Contents = Extract<OrderDetails, { access: 'full' }>['contents']

function maskContents(contents: Contents): Contents {
  const { service, subCategories, subject, message, description, location, place, feedback } = contents
  return {
    ...contents,
    // The id of a service is its name in other letters.
    service: { id: orNull(hide, service.id), name: hide(service.name) },
    subCategories: subCategories.map(hide),
    ...{ subject: orNull(hide, subject), message: orNull(hide, message) },
    ...{ description: orNull(hide, description), location: orNull(hide, location) },
    place: place && {
      ...place,
      partner: place.partner && { ...place.partner, recipient: maskName(place.partner.recipient) },
    },
    userMobilePhone: maskPhone(contents.userMobilePhone),
    feedback: feedback && {
      name: maskName(feedback.name),
      email: maskEmail(feedback.email),
      phone: orNull(maskPhone, feedback.phone),
    },
  }
}
