/** Where bookings and free times are. */
export type BookingSystemSettings =
  | {
      /** In tables of the portal's own database. */
      readonly kind: 'own'
    }
  | { readonly kind: 'off' }
  | {
      /** In a system of the provider, called over HTTP. */
      readonly kind: 'http'
      /** Ends with a slash. */
      readonly address: string
      readonly token: string
    }

/** The variables as they were read. */
export interface BookingSystemVariables {
  readonly SALVIA_BOOKING_SYSTEM?: string | undefined
  readonly SALVIA_BOOKING_SYSTEM_TOKEN?: string | undefined
}

const OWN = 'own'

/** Whether a text can be the value of `SALVIA_BOOKING_SYSTEM`. */
export function isBookingSystem(value: string): boolean {
  if (value === OWN) return true
  if (!URL.canParse(value)) return false
  const { protocol, username, search, hash } = new URL(value)
  return /^https?:$/.test(protocol) && username === '' && search === '' && hash === ''
}

/** A sentence about variables that do not fit each other. */
export function wrongOfBookingSystem(
  { SALVIA_BOOKING_SYSTEM: place, SALVIA_BOOKING_SYSTEM_TOKEN: token }: BookingSystemVariables,
  isLocal: boolean,
): string | undefined {
  const isAddress = place !== undefined && place !== OWN
  if (isAddress && token === undefined)
    return 'SALVIA_BOOKING_SYSTEM_TOKEN must be set where SALVIA_BOOKING_SYSTEM is an address.'
  if (!isAddress && token !== undefined)
    return 'SALVIA_BOOKING_SYSTEM_TOKEN is of no use without the address of a booking system in SALVIA_BOOKING_SYSTEM.'
  return isAddress && !isLocal && !place.startsWith('https:')
    ? 'SALVIA_BOOKING_SYSTEM must begin with https://.'
    : undefined
}

/** Without a choice, production has no booking system, and other environments have the one in the database. */
export function bookingSystemSettings(
  { SALVIA_BOOKING_SYSTEM: place, SALVIA_BOOKING_SYSTEM_TOKEN: token }: BookingSystemVariables,
  isProduction: boolean,
): BookingSystemSettings {
  if (place === undefined) return { kind: isProduction ? 'off' : 'own' }
  if (place === OWN || token === undefined) return { kind: 'own' }
  return { kind: 'http', address: place.replace(/\/*$/, '/'), token }
}
