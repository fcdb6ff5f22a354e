import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './matter-queue.en.json'
import sv from './matter-queue.sv.json'

export const useTexts = defineTexts('matter-queue', { sv, en })
