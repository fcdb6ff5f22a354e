import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './ordering.en.json'
import sv from './ordering.sv.json'

export const useTexts = defineTexts('ordering', { sv, en })
