import { defineTexts } from '../../i18n/define-texts.ts'
import en from './text.en.json'
import sv from './text.sv.json'

/** The words within figures and numbers. */
export const useTexts = defineTexts('ui-text', { sv, en })
