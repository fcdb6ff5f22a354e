import { SecretOnce } from '../../../parts/secret-once.tsx'
import { useTexts } from './texts.ts'

/** An address that is shown only once, with a button to copy it. */
export function NewAddress({ address }: { readonly address: string }) {
  const t = useTexts()
  return (
    <SecretOnce
      title={t('feed.made')}
      text={t('feed.once')}
      secret={address}
      copy={t('feed.copy')}
      copied={t('feed.copied')}
      notCopied={t('feed.notCopied')}
    />
  )
}
