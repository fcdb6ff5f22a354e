import { defineTexts } from '../../i18n/define-texts.ts'
import en from './list.en.json'
import sv from './list.sv.json'

/** The texts that all lists share. */
export const useTexts = defineTexts('list', { sv, en })
