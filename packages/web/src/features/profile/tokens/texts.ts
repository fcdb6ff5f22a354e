import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './tokens.en.json'
import sv from './tokens.sv.json'

export const useTexts = defineTexts('machineTokens', { sv, en })
