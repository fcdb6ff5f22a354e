import { provisionCommand } from '@salvia/server/provision'

process.exitCode = await provisionCommand({
  args: process.argv.slice(2),
  // npm runs scripts in the root folder, so the user's folder comes from INIT_CWD.
  folder: process.env.INIT_CWD ?? process.cwd(),
  variables: process.env,
  write: text => void process.stdout.write(text),
  writeError: text => void process.stderr.write(text),
})
