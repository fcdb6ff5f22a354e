import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { personnelFileShielded, personnelFileStaged } from '../../db/schema/personnel-file.ts'

/** Deletes the staged rows of a case. */
export async function clearStaged(db: Db, caseId: string): Promise<void> {
  await db.delete(personnelFileShielded).where(eq(personnelFileShielded.caseId, caseId))
  await db.delete(personnelFileStaged).where(eq(personnelFileStaged.caseId, caseId))
}
