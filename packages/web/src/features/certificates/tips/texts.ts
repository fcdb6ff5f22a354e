import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './tips.en.json'
import sv from './tips.sv.json'

export const useTexts = defineTexts('certificateTips', { sv, en })
