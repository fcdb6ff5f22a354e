/** All technical time limits of the server. Limits that are business rules are in core. */

/** A client must send its headers in this time. */
export const HEADERS_TIMEOUT_MS = 20_000
/** So many bytes of a body must arrive in this time, about 4 kbit/s. */
export const BODY_PACE_BYTES = 16_000
export const BODY_PACE_MS = 30_000
/** All of a body must arrive in this time: the largest file at 1 Mbit/s. Until then it takes one of its company's turns. */
export const BODY_MAX_MS = 70 * 60_000
/** A connection may be silent for this long, which is more than any review takes. */
export const CONNECTION_TIMEOUT_MS = 180_000
/** How long to wait for a connection of the pool to the database. */
export const DATABASE_CONNECT_TIMEOUT_MS = 10_000
/** How long the health check waits for the database. */
export const DATABASE_PING_TIMEOUT_MS = 5_000
/** Limit for a statement of a call. A user waits for it, and it normally takes milliseconds. */
export const STATEMENT_TIMEOUT_MS = 30_000
/** Limit for a statement of an import or of the housekeeping, over a whole company or database. */
export const LONG_STATEMENT_TIMEOUT_MS = 15 * 60_000
/** Limit for a transaction that is idle but holds locks: its process is stuck, or gone. */
export const IDLE_TRANSACTION_TIMEOUT_MS = 60_000
/** Limit for BankID to begin an order. */
export const BANKID_AUTH_TIMEOUT_MS = 20_000
/** Limit for BankID to return the state of an order. It is asked again soon. */
export const BANKID_COLLECT_TIMEOUT_MS = 5_000
/** Limit for BankID to cancel an order. The user does not wait for it. */
export const BANKID_CANCEL_TIMEOUT_MS = 2_000
/** Pause before BankID, when closed, is asked again to begin an order. */
export const BANKID_REST_MS = 1_000
/** Limit for one call to the booking system that a user waits for. It is made twice at the most. */
export const BOOKING_SYSTEM_TIMEOUT_MS = 3_000
/** The longest pause before such a call is made again. */
export const BOOKING_SYSTEM_PAUSE_MS = 300
/** Limit for a call to the booking system that nobody waits for. */
export const BOOKING_SYSTEM_JOB_TIMEOUT_MS = 15_000
/** After so many calls in a row without an answer the booking system is not asked … */
export const BOOKING_SYSTEM_FAILURES_IN_A_ROW = 3
/** … for so long. */
export const BOOKING_SYSTEM_REST_MS = 15_000
