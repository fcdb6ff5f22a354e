import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './monitoring.en.json'
import sv from './monitoring.sv.json'

export const useTexts = defineTexts('monitoring', { sv, en })
