import { defineTexts } from '../../i18n/define-texts.ts'
import en from './support.en.json'
import sv from './support.sv.json'

export const useTexts = defineTexts('support', { sv, en })
