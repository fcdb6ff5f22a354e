import { portalPath } from '@salvia/core/portal-paths'
import { Upload } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { ActionProps } from '../../../parts/dashboard/dashboard-source.ts'
import { useSetAtom } from '../../../state/jotai.ts'
import { ChooseFileButton } from '../../../ui/choose-file-button.tsx'
import { chosenFileAtom, FILE_TYPES, STEP_PARAMETER } from '../upload.state.ts'
import { useTexts } from './texts.ts'

/** Lets the user choose a personnel file, and opens the upload with it. */
export function UploadAction({ variant }: ActionProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const setChosen = useSetAtom(chosenFileAtom)
  return (
    <ChooseFileButton
      variant={variant}
      icon={Upload}
      accept={FILE_TYPES}
      onFiles={([file]) => {
        setChosen(file ?? null)
        void navigate(`${portalPath('personnelFile')}?${STEP_PARAMETER}=choose`)
      }}
    >
      {t('upload')}
    </ChooseFileButton>
  )
}
