import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './access-preview.en.json'
import sv from './access-preview.sv.json'

export const useTexts = defineTexts('access-preview', { sv, en })
