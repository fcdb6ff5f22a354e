import type { UploadSummary } from '@salvia/core/personnel-file'
import { expect, test } from 'vitest'
import { maskUploadHistory } from './mask-upload.ts'

const ENTRY = { event: 'ask', to: 'FEEDBACK_REQUESTED', by: 'Eva Berg', text: 'Ring 070-174 06 05 om rad 4.' }
const CASE = {
  number: 'P-20001',
  uploadedBy: 'Anna Exempel',
  comment: 'Fråga karin.ek@exempel.se',
  history: [{ ...ENTRY, attachments: [{ id: 'a', name: 'Karin Ek.pdf' }] }],
} as unknown as UploadSummary

test('who sent and did something keep their first letters', () => {
  expect(maskUploadHistory(CASE)).toMatchObject({
    number: 'P-20001',
    uploadedBy: 'A••••• E•••••',
    history: [{ by: 'E••••• B•••••', attachments: [{ name: '•••••' }] }],
  })
})

test('in what is written about a file, numbers and addresses are masked', () => {
  const { comment, history } = maskUploadHistory(CASE)
  expect([comment, history[0]?.text]).toEqual(['Fråga k•••@exempel.se', 'Ring 07•••••••• om rad 4.'])
})

test('nobody stays nobody', () => {
  const nobody = { ...CASE, uploadedBy: null, comment: null, history: [] }
  expect(maskUploadHistory(nobody)).toEqual(nobody)
})
