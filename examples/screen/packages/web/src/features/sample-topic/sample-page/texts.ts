import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './sample-page.en.json'
import sv from './sample-page.sv.json'

export const useTexts = defineTexts('sample-topic-sample-page', { sv, en })
