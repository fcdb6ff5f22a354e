import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './personnel-file-parts.en.json'
import sv from './personnel-file-parts.sv.json'

export const useTexts = defineTexts('personnel-file-parts', { sv, en })
