import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './certificates-parts.en.json'
import sv from './certificates-parts.sv.json'

export const useTexts = defineTexts('certificates-parts', { sv, en })
