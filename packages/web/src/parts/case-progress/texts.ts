import { defineTexts } from '../../i18n/define-texts.ts'
import en from './case-progress.en.json'
import sv from './case-progress.sv.json'

export const useTexts = defineTexts('case-progress', { sv, en })
