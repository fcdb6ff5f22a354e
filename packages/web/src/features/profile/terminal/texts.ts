import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './terminal.en.json'
import sv from './terminal.sv.json'

export const useTexts = defineTexts('terminal', { sv, en })
