import type { OrderDetails, OrderRow } from '@salvia/core/orders'
import { mask } from '@salvia/core/primitives'

const name = (text: string): string => mask('name', text)
const hidden = (text: string): string => mask('text', text)
const orNull = (hide: (text: string) => string, text: string | null) => (text === null ? null : hide(text))

function maskEmployee<E extends { readonly firstName: string; readonly lastName: string }>(employee: E): E {
  return { ...employee, firstName: name(employee.firstName), lastName: name(employee.lastName) }
}

/** An order that tells neither whom it is for nor which service: that tells of somebody’s health. */
export function maskOrderRow(order: OrderRow): OrderRow {
  return {
    ...order,
    service: orNull(hidden, order.service),
    employee: order.employee && maskEmployee(order.employee),
    handler: orNull(name, order.handler),
  }
}

/** The details, in which also everything that was written is hidden. */
export function maskOrder(order: OrderDetails): OrderDetails {
  if (order.access === 'text') return { ...order, service: hidden(order.service), text: hidden(order.text) }
  const bookings = order.bookings.map(booking => ({ ...booking, service: hidden(booking.service) }))
  if (order.access === 'limited') return { ...order, bookings }
  const { employee, maker, handler, units, contents, steps, conversation, attachments } = order
  return {
    ...order,
    bookings,
    employee: employee && maskEmployee(employee),
    ...{ maker: name(maker), handler: orNull(name, handler) },
    units: units.map(unit => ({ ...unit, comment: orNull(hidden, unit.comment) })),
    contents: maskContents(contents),
    steps: steps.map(step => ({ ...step, by: name(step.by) })),
    attachments: attachments.map(file => ({ ...file, name: hidden(file.name) })),
    conversation: {
      ...conversation,
      messages: conversation.messages.map(message => ({
        ...message,
        ...{ sender: name(message.sender), text: hidden(message.text) },
        attachments: message.attachments.map(file => ({ ...file, name: hidden(file.name) })),
      })),
    },
  }
}

type Contents = Extract<OrderDetails, { access: 'full' }>['contents']

function maskContents(contents: Contents): Contents {
  const { service, subCategories, subject, message, description, location, place, feedback } = contents
  return {
    ...contents,
    service: { ...service, name: hidden(service.name) },
    subCategories: subCategories.map(hidden),
    ...{ subject: orNull(hidden, subject), message: orNull(hidden, message) },
    ...{ description: orNull(hidden, description), location: orNull(hidden, location) },
    place: place && {
      ...place,
      partner: place.partner && { ...place.partner, recipient: name(place.partner.recipient) },
    },
    userMobilePhone: mask('phone', contents.userMobilePhone),
    feedback: feedback && {
      name: name(feedback.name),
      email: mask('email', feedback.email),
      phone: orNull(text => mask('phone', text), feedback.phone),
    },
  }
}
