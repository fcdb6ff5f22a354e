import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './coworkers-on-dashboard.en.json'
import sv from './coworkers-on-dashboard.sv.json'

export const useTexts = defineTexts('coworkers-on-dashboard', { sv, en })
