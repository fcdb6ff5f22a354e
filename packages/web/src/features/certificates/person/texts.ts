import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './person.en.json'
import sv from './person.sv.json'

export const useTexts = defineTexts('certificates-person', { sv, en })
