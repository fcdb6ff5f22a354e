import { end, run, say } from './run.ts'

/** Builds the terminal, which an install does not do, so that `node_modules/.bin/salvia` works. */
const built = await run('tsup', ['--silent'], { cwd: `${import.meta.dirname}/../packages/cli` })
say(`terminal: ${built.code === 0 ? 'built' : 'could not be built'} (${built.seconds.toFixed(1)} s)`)
if (built.code !== 0) say(built.output)
end(built.code)
