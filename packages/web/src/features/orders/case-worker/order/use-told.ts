import type { OrderCase } from '@salvia/core/order-cases'
import { useTexts } from './texts.ts'

/** Who of the customer is mailed about an answer, as a sentence: the orderer, and who receives the feedback. */
export function useTold({ maker, contents: { feedback } }: OrderCase): string {
  const t = useTexts()
  return feedback ? t('told.both', { maker, recipient: feedback.name }) : t('told.maker', { maker })
}
