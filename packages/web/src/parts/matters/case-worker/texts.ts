import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './matter-case.en.json'
import sv from './matter-case.sv.json'

export const useTexts = defineTexts('matter-case', { sv, en })
