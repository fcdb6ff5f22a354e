/** A start that failed. Its message is for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
