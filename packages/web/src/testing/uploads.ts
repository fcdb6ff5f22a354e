import { type Upload, type UploadPage, uploadsList } from '@salvia/core/personnel-file'

/** A sent file that no case worker has taken yet. @example exampleUpload('P-20001', { status: 'IMPORTED' }) */
export function exampleUpload(number: string, other: Partial<Upload> = {}): Upload {
  return uploadsList.declaration.row.parse({
    id: `00000000-0000-4000-8000-0000000${number.replace(/\D/g, '')}`,
    number,
    clientNumber: '10401',
    name: 'personal.csv',
    bytes: 100,
    sha256: '',
    format: 'csv',
    source: 'WEB',
    status: 'UPLOADED',
    comment: null,
    extensiveChanges: false,
    uploadedAt: '2026-11-02T08:00:00.000Z',
    uploadedBy: 'Henrik Berg',
    finishedAt: null,
    rows: 12,
    errors: 1,
    warnings: 2,
    feedbackDeadline: null,
    answers: null,
    ...other,
  })
}

/** A page of sent files, none of which is being worked on. */
export function uploadPage(items: readonly Upload[], other: Partial<UploadPage> = {}): UploadPage {
  return {
    items: [...items],
    counts: { all: items.length },
    page: 1,
    pageSize: 50,
    total: items.length,
    ongoing: null,
    lastImport: null,
    lastRejected: null,
    inProgress: false,
    waiting: [],
    template: { id: 'standard', version: 1 },
    links: [],
    ...other,
  }
}
