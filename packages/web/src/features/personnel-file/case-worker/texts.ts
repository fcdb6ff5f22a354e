import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './cases.en.json'
import sv from './cases.sv.json'

export const useTexts = defineTexts('personnel-file-cases', { sv, en })
