import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './entry.en.json'
import sv from './entry.sv.json'

export const useTexts = defineTexts('certificates-entry', { sv, en })
