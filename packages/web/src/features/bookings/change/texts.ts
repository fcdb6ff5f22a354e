import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './changing.en.json'
import sv from './changing.sv.json'

export const useTexts = defineTexts('changing-bookings', { sv, en })
