import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './mails.en.json'
import sv from './mails.sv.json'

export const useTexts = defineTexts('certificateMails', { sv, en })
