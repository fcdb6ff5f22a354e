import { defineTexts } from '../../i18n/define-texts.ts'
import en from './matter-parts.en.json'
import sv from './matter-parts.sv.json'

export const useTexts = defineTexts('matter-parts', { sv, en })
