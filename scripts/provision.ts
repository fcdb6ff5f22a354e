import { resolve } from 'node:path'
import { provisionCommand } from '@salvia/server/provision'

/** npm runs scripts in the root folder; a file is named from where the command was given. */
const folder = process.env.INIT_CWD ?? process.cwd()
const args = process.argv.slice(2).map(arg => (arg.startsWith('-') ? arg : resolve(folder, arg)))

process.exitCode = await provisionCommand({
  args,
  variables: process.env,
  write: text => void process.stdout.write(text),
  writeError: text => void process.stderr.write(text),
})
