import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.255.0.9', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s stays on this machine',
  host => expect(isLoopback(host)).toBe(true),
)

test.each(['0.0.0.0', '::', '[::]', '10.0.0.1', 'localhost.example', '127.0.0.1.example', '128.0.0.1', ''])(
  '%j may lead off it',
  host => expect(isLoopback(host)).toBe(false),
)
