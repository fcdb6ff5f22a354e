import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ReviewAnswer, ReviewRequest } from './review-messages.ts'

const CHILD = fileURLToPath(new URL('./review-child.ts', import.meta.url))

/** How a review in a process of its own ended. */
export type ReviewEnd =
  | ({ readonly kind: 'answer' } & ReviewAnswer)
  /** It took more time or memory than a review may. */
  | { readonly kind: 'breach' }
  /** The process ended without an answer. */
  | { readonly kind: 'crash'; readonly exit: string }

/** How a process ends for its memory: by its watch or the system, or by the engine itself. */
const MEMORY_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP']

export interface ReviewProcessOptions {
  readonly maxSeconds: number
  /** Where compiled code is kept from one review to the next, which halves the time to start. */
  readonly cacheFolder: string
  /** Called when the process has been given its work. */
  readonly onStarted?: () => void
}

/**
 * Reviews a file in a process of its own, with bounds on time and memory, so that a hostile file costs no more than
 * its own answer. Throws when the process can't be started.
 */
export async function reviewInProcess(
  request: ReviewRequest,
  { maxSeconds, cacheFolder, onStarted }: ReviewProcessOptions,
): Promise<ReviewEnd> {
  const child = fork(CHILD, [], {
    execArgv: [`--max-old-space-size=${request.maxMemoryMb}`],
    // What the child needs comes in its message; addresses of databases and keys stay here.
    env: { NODE_COMPILE_CACHE: cacheFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), maxSeconds * 1000)
  try {
    const end = endOf(child)
    child.send(request, () => onStarted?.())
    return await end
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

function endOf(child: ChildProcess): Promise<ReviewEnd> {
  return new Promise((resolve, reject) => {
    child.once('message', answer => resolve({ kind: 'answer', ...(answer as ReviewAnswer) }))
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      resolve(
        MEMORY_SIGNALS.includes(signal)
          ? { kind: 'breach' }
          : { kind: 'crash', exit: String(signal ?? code) },
      ),
    )
  })
}
