import { defineTexts } from '../../i18n/define-texts.ts'
import en from './coworkers-parts.en.json'
import sv from './coworkers-parts.sv.json'

export const useTexts = defineTexts('coworkers-parts', { sv, en })
