import { defineTexts } from '../../i18n/define-texts.ts'
import en from './sample-notes.en.json'
import sv from './sample-notes.sv.json'

export const useTexts = defineTexts('sample-notes', { sv, en })
