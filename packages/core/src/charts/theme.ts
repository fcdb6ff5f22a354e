export interface ChartColours {
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly axis: string
  readonly surface: string
  readonly series: readonly [string, string, string, string, string]
}

/** Where a chart is shown: its width in px, its colours, and what of it is written inside. */
export interface ChartTheme {
  readonly width: number
  /** What ids of the drawing begin with, so that two charts of one page keep theirs apart. */
  readonly idPrefix: string
  readonly colours: ChartColours
  /** px around everything. */
  readonly margin: number
  /** Whether title, subtitle and source are drawn, or only told to screen readers because the page has them. */
  readonly isWhole: boolean
  /** Left out: the type of the page around the chart. */
  readonly fontFamily?: string
}

/** The family name of the files that pictures are drawn with. */
const PICTURE_FONT = 'Atkinson Hyperlegible Next'

/** The colours of pictures, equal to the light ones of the portal. */
const LIGHT: ChartColours = {
  text: '#18231d',
  muted: '#4c5a52',
  line: '#d5ddd2',
  axis: '#6f7f75',
  surface: '#ffffff',
  series: ['#3a8860', '#a472ca', '#ec6313', '#123368', '#3d141f'],
}

/** The colours of the portal, which follow its theme, high contrast and forced colours. */
const PAGE: ChartColours = {
  text: 'var(--sv-text)',
  muted: 'var(--sv-muted)',
  line: 'var(--sv-line)',
  axis: 'var(--sv-control)',
  surface: 'var(--sv-surface)',
  series: [
    'var(--sv-chart-1)',
    'var(--sv-chart-2)',
    'var(--sv-chart-3)',
    'var(--sv-chart-4)',
    'var(--sv-chart-5)',
  ],
}

/** A picture that is saved or sent, which has to explain itself. It is light whatever the reader's theme. */
export function pictureTheme(width: number): ChartTheme {
  return {
    ...{ width, idPrefix: 'chart', colours: LIGHT, margin: 20, isWhole: true },
    fontFamily: PICTURE_FONT,
  }
}

/** A chart inside a page that has title, subtitle and source itself. */
export function pageTheme(width: number, idPrefix: string): ChartTheme {
  return { width, idPrefix, colours: PAGE, margin: 0, isWhole: false }
}
