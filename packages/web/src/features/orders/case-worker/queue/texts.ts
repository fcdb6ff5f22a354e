import { defineTexts } from '../../../../i18n/define-texts.ts'
import en from './order-queue.en.json'
import sv from './order-queue.sv.json'

export const useTexts = defineTexts('order-queue', { sv, en })
