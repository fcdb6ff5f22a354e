import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './certificates.en.json'
import sv from './certificates.sv.json'

export const useTexts = defineTexts('certificates', { sv, en })
