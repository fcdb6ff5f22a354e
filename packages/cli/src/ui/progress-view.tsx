import { duration } from '../output/quantities.ts'
import type { Screen } from '../output/screen.ts'
import { widthOf } from '../output/width.ts'
import { type Activity, amount } from './activity.ts'
import { Box, Static, Text, useAnimation } from './ink.ts'
import { hasTextBeside, usedColumns } from './qr-code-room.ts'

const BAR_CELLS = 24
const SPINNER_MS = 100

interface ProgressViewProps {
  readonly lines: readonly string[]
  readonly activity: Activity | null
  readonly screen: Screen
  readonly now: () => Date
}

/** The lines so far, and below them what is going on now. */
export function ProgressView({ lines, activity, screen, now }: ProgressViewProps) {
  return (
    <>
      <Static items={lines.map((text, index) => ({ text, key: `${index}` }))}>
        {line => <Text key={line.key}>{line.text}</Text>}
      </Static>
      {activity?.kind === 'sending' && <Sending activity={activity} screen={screen} />}
      {activity?.kind === 'waiting' && <Waiting activity={activity} screen={screen} now={now} />}
      {activity?.kind === 'scanning' && <Scanning activity={activity} screen={screen} />}
    </>
  )
}

type Of<K extends Activity['kind']> = Extract<Activity, { kind: K }>

function Sending({ activity, screen }: { activity: Of<'sending'>; screen: Screen }) {
  const share = activity.total === 0 ? 1 : activity.sent / activity.total
  const filled = Math.round(share * BAR_CELLS)
  const { marks, paint, locale } = screen
  return (
    <Box gap={2} paddingLeft={2}>
      <Text>{activity.label}</Text>
      <Text>
        {paint.ok(marks.filled.repeat(filled))}
        {paint.dim(marks.empty.repeat(BAR_CELLS - filled))}
      </Text>
      <Text>{`${Math.floor(share * 100)} %`}</Text>
      <Text>{amount(activity.sent, activity.total, locale)}</Text>
    </Box>
  )
}

function Waiting({ activity, screen, now }: { activity: Of<'waiting'>; screen: Screen; now: () => Date }) {
  const { frame } = useAnimation({ interval: SPINNER_MS })
  const { spinner } = screen.marks
  const waited = now().getTime() - activity.since
  return (
    <Box gap={1}>
      <Text>{screen.paint.hint(spinner[frame % spinner.length] ?? '')}</Text>
      <Text>{activity.label}</Text>
      <Text dimColor>{duration(waited)}</Text>
    </Box>
  )
}

/** The QR code, with the text beside it if there is room, so that a window of 24 lines is high enough. */
function Scanning({ activity, screen }: { activity: Of<'scanning'>; screen: Screen }) {
  const { picture, label, hint } = activity
  const width = usedColumns(screen)
  const beside = hasTextBeside(widthOf(picture[0] ?? ''), width)
  return (
    <Box flexDirection={beside ? 'row' : 'column'} columnGap={3} width={width}>
      {picture.length > 0 && (
        <Box flexShrink={0}>
          <Text>{picture.join('\n')}</Text>
        </Box>
      )}
      <Box flexDirection="column">
        <Text>{label}</Text>
        <Text dimColor>{hint}</Text>
      </Box>
    </Box>
  )
}
