import { defineTexts } from '../i18n/define-texts.ts'
import en from './app.en.json'
import sv from './app.sv.json'

/** The words of the frame around the screens. */
export const useTexts = defineTexts('app', { sv, en })
