/** The commands of every topic, and the groups of those of two words. Generated from `*.topic.ts` by `npm run gen`: do not edit. */

import { accessCommands } from '../commands/access/access.topic.ts'
import { authCommands } from '../commands/auth/auth.topic.ts'
import { bookingsCommands, bookingsGroup } from '../commands/bookings/bookings.topic.ts'
import { certificatesCommands, certificatesGroup } from '../commands/certificates/certificates.topic.ts'
import { completionCommands } from '../commands/completion/completion.topic.ts'
import { configCommands, configGroup } from '../commands/config/config.topic.ts'
import { coworkersCommands, coworkersGroup } from '../commands/coworkers/coworkers.topic.ts'
import { deadlinesCommands } from '../commands/deadlines/deadlines.topic.ts'
import { doctorCommands } from '../commands/doctor/doctor.topic.ts'
import { feedCommands, feedGroup } from '../commands/feed/feed.topic.ts'
import { helpCommands } from '../commands/help/help.topic.ts'
import { manCommands } from '../commands/man/man.topic.ts'
import { ordersCommands, ordersGroup } from '../commands/orders/orders.topic.ts'
import { orgCommands, orgGroup } from '../commands/org/org.topic.ts'
import { personnelFileCommands } from '../commands/personnel-file/personnel-file.topic.ts'
import { statisticsCommands, statisticsGroup } from '../commands/statistics/statistics.topic.ts'
import { tokensCommands, tokensGroup } from '../commands/tokens/tokens.topic.ts'

export const commandsOfTopics = {
  ...accessCommands,
  ...authCommands,
  ...bookingsCommands,
  ...certificatesCommands,
  ...completionCommands,
  ...configCommands,
  ...coworkersCommands,
  ...deadlinesCommands,
  ...doctorCommands,
  ...feedCommands,
  ...helpCommands,
  ...manCommands,
  ...ordersCommands,
  ...orgCommands,
  ...personnelFileCommands,
  ...statisticsCommands,
  ...tokensCommands,
}

export const groupsOfTopics = {
  ...bookingsGroup,
  ...certificatesGroup,
  ...configGroup,
  ...coworkersGroup,
  ...feedGroup,
  ...ordersGroup,
  ...orgGroup,
  ...statisticsGroup,
  ...tokensGroup,
}
