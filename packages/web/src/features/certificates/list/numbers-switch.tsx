import { FailureMessage } from '../../../ui/failure-message.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from './texts.ts'
import type { ShownNumbers } from './use-shown-numbers.ts'

/** Shows the identity numbers of the page's rows. What it does is read out once it is done. @spec §2 */
export function NumbersSwitch({ isOn, turn, numbers, failure }: ShownNumbers) {
  const t = useTexts()
  return (
    <>
      <Switch label={t('numbers.show')} isOn={isOn} onSwitch={turn} />
      <VisuallyHidden>
        <span role="status">{isOn && numbers.size > 0 && t('numbers.shown', { count: numbers.size })}</span>
      </VisuallyHidden>
      <FailureMessage failure={failure ?? undefined} />
    </>
  )
}
