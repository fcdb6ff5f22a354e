import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './coworkers.en.json'
import sv from './coworkers.sv.json'

export const useTexts = defineTexts('coworkers', { sv, en })
