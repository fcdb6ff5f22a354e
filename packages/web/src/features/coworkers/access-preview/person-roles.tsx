import type { GrantOrigin, PreviewedPerson } from '@salvia/core/access-preview'
import { UNIT_ROLE_NAMES } from '@salvia/core/profile'
import { useMemo } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { configAtom } from '../../../state/config.state.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import type { Columns } from '../../../ui/list/column.ts'
import { Section } from '../../../ui/panel.tsx'
import styles from './access-preview.module.css'
import { useTexts } from './texts.ts'

type Role = PreviewedPerson['roles'][number]

/** Each role with its units, and where it comes from. */
export function PersonRoles({ roles }: { readonly roles: readonly Role[] }) {
  const t = useTexts()
  const locale = useLocale()
  const columns = useMemo<Columns<Role>>(
    () => [
      { key: 'role', header: t('roles.role'), cell: ({ role }) => UNIT_ROLE_NAMES[role][locale] },
      { key: 'unit', header: t('roles.unit'), isPlain: true, cell: role => <Covered role={role} /> },
      { key: 'source', header: t('roles.source'), cell: ({ source }) => <Origin source={source} /> },
    ],
    [t, locale],
  )
  return (
    <Section title={t('roles.title')}>
      {roles.length === 0 ? (
        <p className={styles.minor}>{t('roles.none')}</p>
      ) : (
        <DataTable
          caption={t('roles.caption')}
          columns={columns}
          rows={roles}
          rowKey={({ role, unitPath, recursive }) => `${role} ${unitPath.join('/')} ${recursive}`}
        />
      )}
    </Section>
  )
}

function Covered({ role: { unitPath, recursive } }: { readonly role: Role }) {
  const t = useTexts()
  if (unitPath.length === 0) return t('roles.whole')
  const unit = unitPath.join(' / ')
  return recursive ? t('roles.below', { unit }) : unit
}

/** The personnel file with the day it was last imported, or the provider by name. */
function Origin({ source }: { readonly source: GrantOrigin }) {
  const t = useTexts()
  const { PROVIDER } = useAtomValue(configAtom)
  if (source.kind === 'provider') return PROVIDER
  const { importedAt } = source
  return importedAt ? t('roles.file', { date: formatDate(importedAt) }) : t('roles.fileNever')
}
