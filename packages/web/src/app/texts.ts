import { defineTexts } from '../i18n/define-texts.ts'
import en from './app.en.json'
import sv from './app.sv.json'

export const useTexts = defineTexts('app', { sv, en })
