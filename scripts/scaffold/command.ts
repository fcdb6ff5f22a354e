import { GROUP_NAMES, isCommandName, isGroupName } from '../../packages/cli/src/program/registry.ts'
import { isName, replacing, spelled } from './names.ts'
import { copy, type Scaffolded } from './scaffold.ts'

/** `npm run new command orders confirm`: a command of a topic that is there, with its row in a file of its own. */
export async function newCommand(root: string, topic: string, verb = ''): Promise<Scaffolded> {
  if (!isGroupName(topic))
    return { refused: `"${topic}" is no topic of commands: ${GROUP_NAMES.join(', ')}.` }
  if (!isName(verb)) return { refused: `"${verb}" is no verb of a command, such as confirm.` }
  const name = `${topic} ${verb}`
  if (isCommandName(name)) return { refused: `salvia ${name} is there already.` }
  return copy(root, {
    example: 'examples/command',
    rename: replacing([...spelled('sample-topic', topic), ...spelled('sample-verb', verb)]),
    next: 'It answers the unit of the user. Write what it is to answer, in both languages, then: npm run gen.',
  })
}
