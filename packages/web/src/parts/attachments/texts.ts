import { defineTexts } from '../../i18n/define-texts.ts'
import en from './attachments.en.json'
import sv from './attachments.sv.json'

export const useTexts = defineTexts('attachments', { sv, en })
