/** Where the portal shows a booking. @spec §2 */
export function bookingPath(id: string): string {
  return `/tidsbokningar/detaljer/${id}`
}
