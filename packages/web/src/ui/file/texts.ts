import { defineTexts } from '../../i18n/define-texts.ts'
import en from './file.en.json'
import sv from './file.sv.json'

/** The words of files that go along with something. */
export const useTexts = defineTexts('ui-file', { sv, en })
