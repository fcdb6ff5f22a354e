import { defineTexts } from '../../i18n/define-texts.ts'
import en from './personnel-file.en.json'
import sv from './personnel-file.sv.json'

export const useTexts = defineTexts('personnel-file', { sv, en })
