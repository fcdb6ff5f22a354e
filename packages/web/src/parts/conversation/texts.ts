import { defineTexts } from '../../i18n/define-texts.ts'
import en from './conversation.en.json'
import sv from './conversation.sv.json'

export const useTexts = defineTexts('conversation', { sv, en })
