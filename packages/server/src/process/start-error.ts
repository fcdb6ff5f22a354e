/** A start that cannot go on; its message is meant for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
