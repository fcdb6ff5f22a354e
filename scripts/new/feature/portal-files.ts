import type { Files, Subject } from './subject.ts'

const FOLDER = 'packages/web/src/features'

/** The first screen of a feature: its list, with a test and the texts of both languages. */
export function portalFiles(subject: Subject, key: string): Files {
  const { kebab } = subject.all
  const folder = `${FOLDER}/${kebab}`
  const texts = (title: string, column: string, empty: string) =>
    `${JSON.stringify({ title, column: { created: column }, empty }, null, 2)}\n`
  return {
    [`${folder}/texts.ts`]: textsOf(kebab, '../..'),
    [`${folder}/${kebab}.sv.json`]: texts(subject.name.sv, 'Skapad', 'Det finns inget att visa än'),
    [`${folder}/${kebab}.en.json`]: texts(subject.name.en, 'Created', 'There is nothing to show yet'),
    [`${folder}/${kebab}.queries.ts`]: queries(subject),
    [`${folder}/${kebab}.screen.tsx`]: screen(subject),
    [`${folder}/${kebab}.test.tsx`]: test(subject, key),
  }
}

/** What a feature puts on the start page, when it is asked for: nothing yet. */
export function dashboardFiles({ all, name }: Subject): Files {
  const folder = `${FOLDER}/${all.kebab}/on-dashboard`
  const texts = (title: string, text: string) => `${JSON.stringify({ title, text }, null, 2)}\n`
  return {
    [`${folder}/texts.ts`]: textsOf(`${all.kebab}-on-dashboard`, '../../..'),
    [`${folder}/${all.kebab}-on-dashboard.sv.json`]: texts(name.sv, 'Säg vad man gör där.'),
    [`${folder}/${all.kebab}-on-dashboard.en.json`]: texts(name.en, 'Say what one does there.'),
    [`${folder}/source.tsx`]: `import { FileText } from 'lucide-react'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { TaskCard } from '../../../parts/dashboard/task-card.tsx'
import { portalPath } from '@salvia/core/portal-paths'
import { useTexts } from './texts.ts'

/** What ${name.en.toLowerCase()} put on the start page. */
export const source: DashboardSource = { feature: '${all.kebab}', Task: ${all.pascal}Task }

function ${all.pascal}Task() {
  const t = useTexts()
  return <TaskCard to={portalPath('${all.camel}')} icon={FileText} title={t('title')} text={t('text')} />
}
`,
    [`${folder}/source.test.tsx`]: `import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { source } from './source.tsx'

it('says on the start page what one does there', async () => {
  await render(source.Task && <source.Task />)
  await expect.element(page.getByRole('link')).toBeVisible()
  expect(document.body.textContent, 'Write the text of the card in both languages, and choose its icon.').not.toContain(
    'Säg vad man gör där.',
  )
})
`,
  }
}

const textsOf = (
  name: string,
  up: string,
): string => `import { defineTexts } from '${up}/i18n/define-texts.ts'
import en from './${name}.en.json'
import sv from './${name}.sv.json'

export const useTexts = defineTexts('${name}', { sv, en })
`

const queries = ({ all, one }: Subject): string => `import { contract } from '@salvia/core/contract'
import type { ${one.pascal}Page } from '@salvia/core/${all.kebab}'
import { type Answer, useEndpoint } from '../../state/endpoint.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { clientNumberAtom } from '../../state/profile.state.ts'

/** One page of the list, of the chosen company. */
export function use${all.pascal}(page: number): Answer<${one.pascal}Page> {
  const clientNumber = useAtomValue(clientNumberAtom)
  return useEndpoint(
    contract.${all.camel}.list,
    clientNumber === null ? null : { params: { clientNumber }, query: { page } },
  )
}
`

const screen = ({
  all,
  one,
  name,
}: Subject): string => `import type { ${one.pascal} } from '@salvia/core/${all.kebab}'
import { useSearchParams } from 'react-router'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorPanel } from '../../ui/panel.tsx'
import { use${all.pascal} } from './${all.kebab}.queries.ts'
import { useTexts } from './texts.ts'

/** ${name.en} that the user may see, the newest first. */
export function ${all.pascal}Screen() {
  const t = useTexts()
  const [search] = useSearchParams()
  const answer = use${all.pascal}(Math.max(1, Number(search.get('page')) || 1))
  const page = answer.state === 'ready' ? answer.data : undefined
  const columns: [Column<${one.pascal}>] = [
    { key: 'created', header: t('column.created'), cell: row => <DateText moment={row.createdAt} as="time" /> },
  ]
  return (
    <>
      <PageHeader title={t('title')} />
      {answer.state === 'failed' ? (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      ) : page?.total === 0 ? (
        <EmptyState title={t('empty')} rendered />
      ) : (
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={page?.items ?? []}
          rowKey={row => row.id}
          isLoading={answer.state === 'loading'}
        />
      )}
      {page && page.total > 0 && <Pagination {...page} to={number => \`?page=\${number}\`} />}
    </>
  )
}
`

const test = (
  { all, one }: Subject,
  key: string,
): string => `import type { ${one.pascal}Page } from '@salvia/core/${all.kebab}'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { menuFor } from '../../app/navigation.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { profileAtom } from '../../state/profile.state.ts'
import { endSession } from '../../state/session-end.ts'
import { answering } from '../../testing/answers.ts'
import { render } from '../../testing/render.tsx'
import { beSignedIn, profileAnswers } from '../../testing/signed-in.ts'
import { violations } from '../../testing/violations.ts'
import { ${all.pascal}Screen } from './${all.kebab}.screen.tsx'

const NONE: ${one.pascal}Page = { items: [], page: 1, pageSize: 50, total: 0 }

/** The screen is rendered only for whom is known, as its guard sees to. */
function Guarded() {
  return useAtomValue(profileAtom) !== null && <${all.pascal}Screen />
}

async function open(list?: ${one.pascal}Page): Promise<void> {
  answering({ ...profileAnswers(['${key}']), ...(list && { 'GET /api/${all.kebab}/10401': list }) })
  beSignedIn()
  await render(
    <main>
      <Guarded />
    </main>,
  )
}

afterEach(() => {
  endSession(undefined)
  vi.unstubAllGlobals()
})

it('says so when there is nothing', async () => {
  await open(NONE)
  await expect.element(page.getByText('Det finns inget att visa än')).toBeVisible()
  expect(await violations()).toEqual([])
  expect.fail('Say in the words of the field what will stand here, and what to do about it.')
})

it('shows the rows', () => {
  expect.fail('Answer with a row for each status, and look for what each column shows.')
})

it('is found in the menu', () => {
  const names = menuFor(false, () => true).flatMap(({ items }) => items.map(({ name }) => name))
  expect(names, 'Give it a place and an icon in packages/web/src/app/navigation.ts.').toContain('${all.camel}')
})
`
