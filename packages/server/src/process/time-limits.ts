/**
 * How long things may take before the server gives up on them, all in one place. None of them is a rule of the
 * business: those stand in core.
 */

/** A client sends its headers in this time. */
export const HEADERS_TIMEOUT_MS = 20_000
/** So much of a body comes in this time, about 4 kbit a second: an upload may go on for as long as it moves. */
export const BODY_PACE_BYTES = 16_000
export const BODY_PACE_MS = 30_000
/** A connection is silent for no longer, which is more than any review takes. */
export const CONNECTION_TIMEOUT_MS = 180_000
/** A pool waits this long for a connection to the database. */
export const DATABASE_CONNECT_TIMEOUT_MS = 10_000
/** Whether the database answers is known by then. */
export const DATABASE_PING_TIMEOUT_MS = 5_000
/** A statement of a call: someone waits for it, and it takes milliseconds when all is well. */
export const STATEMENT_TIMEOUT_MS = 30_000
/** A statement of an import or of the housekeeping, over a whole company or the whole database. */
export const LONG_STATEMENT_TIMEOUT_MS = 15 * 60_000
/** A transaction that does nothing holds its locks no longer: the process that began it is stuck, or gone. */
export const IDLE_TRANSACTION_TIMEOUT_MS = 60_000
/** BankID begins an order in this time. */
export const BANKID_AUTH_TIMEOUT_MS = 20_000
/** BankID tells how an order stands in this time; it is asked again soon. */
export const BANKID_COLLECT_TIMEOUT_MS = 5_000
/** BankID takes a cancellation in this time, while the user waits for nothing. */
export const BANKID_CANCEL_TIMEOUT_MS = 2_000
/** Before an order that met a closed BankID is asked for again. */
export const BANKID_REST_MS = 1_000
