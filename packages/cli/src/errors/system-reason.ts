/** The system's short name for why a file or a network call failed, such as EACCES. */
export function reasonOf(cause: unknown): string {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const { code } = error as NodeJS.ErrnoException
    if (code) return code
    if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  }
  return innermost(cause)
}

/** The message of the first cause: that of `fetch` itself only says that it failed. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : innermost(error.cause)
}
