import { defineTexts } from '../../../i18n/define-texts.ts'
import en from './case-workers.en.json'
import sv from './case-workers.sv.json'

export const useTexts = defineTexts('caseWorkers', { sv, en })
