import { defineTexts } from '../../i18n/define-texts.ts'
import en from './list.en.json'
import sv from './list.sv.json'

/** The words that all lists have in common. */
export const useTexts = defineTexts('list', { sv, en })
