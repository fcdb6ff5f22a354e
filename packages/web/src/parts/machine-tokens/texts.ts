import { defineTexts } from '../../i18n/define-texts.ts'
import en from './machine-tokens.en.json'
import sv from './machine-tokens.sv.json'

export const useTexts = defineTexts('machineTokenParts', { sv, en })
