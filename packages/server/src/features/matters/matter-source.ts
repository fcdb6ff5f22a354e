import type { Locale } from '@salvia/core/i18n'
import type { MatterKind } from '@salvia/core/matters'
import type { Db } from '../../db/database.ts'

/** What a kind of matters tells in the queue of all kinds. */
export interface MatterSource {
  readonly kind: MatterKind
  /** By id, of matters of the kind; those that are gone are missing. */
  tell(db: Db, ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, ToldMatter>>
}

export interface ToldMatter {
  /** What it is about: the service of an order. */
  readonly title: string
  /** Whom it is about; empty for the whole customer. */
  readonly about: string
  readonly clinic: string | null
}
