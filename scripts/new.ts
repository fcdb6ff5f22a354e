import { end, ROOT, say } from './run.ts'
import { startNew } from './scaffold/start-new.ts'

end(await startNew(process.argv.slice(2), { root: ROOT, say }))
