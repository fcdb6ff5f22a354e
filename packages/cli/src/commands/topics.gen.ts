/** The commands of every topic, and the groups of those of two words. Generated from `*.topic.ts` by `npm run gen`: do not edit. */

import { authCommands } from './auth/auth.topic.ts'
import { bookingsCommands, bookingsGroup } from './bookings/bookings.topic.ts'
import { completionCommands } from './completion/completion.topic.ts'
import { configCommands, configGroup } from './config/config.topic.ts'
import { coworkersCommands, coworkersGroup } from './coworkers/coworkers.topic.ts'
import { deadlinesCommands } from './deadlines/deadlines.topic.ts'
import { doctorCommands } from './doctor/doctor.topic.ts'
import { helpCommands } from './help/help.topic.ts'
import { orgCommands, orgGroup } from './org/org.topic.ts'
import { personnelFileCommands } from './personnel-file/personnel-file.topic.ts'
import { tokensCommands, tokensGroup } from './tokens/tokens.topic.ts'

export const commandsOfTopics = {
  ...authCommands,
  ...bookingsCommands,
  ...completionCommands,
  ...configCommands,
  ...coworkersCommands,
  ...deadlinesCommands,
  ...doctorCommands,
  ...helpCommands,
  ...orgCommands,
  ...personnelFileCommands,
  ...tokensCommands,
}

export const groupsOfTopics = {
  ...bookingsGroup,
  ...configGroup,
  ...coworkersGroup,
  ...orgGroup,
  ...tokensGroup,
}
