import { defineTexts } from '../../i18n/define-texts.ts'
import en from './statistics.en.json'
import sv from './statistics.sv.json'

export const useTexts = defineTexts('statistics', { sv, en })
