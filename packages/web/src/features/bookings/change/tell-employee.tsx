import type { BookingDetails } from '@salvia/core/bookings'
import { portalPath } from '@salvia/core/portal-paths'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNamedCompany } from '../../../state/use-company.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Confirmation } from '../../../ui/wizard/confirmation.tsx'
import styles from '../booking.module.css'
import { EmployeeMessageDialog } from '../employee-message.tsx'
import { useTexts } from './texts.ts'

interface TellEmployeeProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly booking: BookingDetails
  readonly title: string
  /** What happened, in a line. */
  readonly what: string
  /** Who knows of it and who does not, until the employee has been told. */
  readonly untold: string
  /** What it costs, or what can be done with the new time. */
  readonly terms: string
  /** The employee had been told before the page was reloaded. */
  readonly wasTold?: boolean
  readonly onTold?: () => void
  /** Links and buttons beside those to the employee and the list. */
  readonly more?: ReactNode
}

/**
 * The page after a move or a cancellation. What is next is to tell the employee, so that is its main act; once it is
 * done, the way back to the list is.
 */
export function TellEmployee(props: TellEmployeeProps) {
  const { params, booking, title, what, untold, terms, wasTold = false, onTold, more } = props
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [isTold, setIsTold] = useState(wasTold)
  const company = useNamedCompany()
  const name = booking.employee.firstName
  const [tell, back] = isTold ? (['secondary', 'primary'] as const) : (['primary', 'secondary'] as const)
  return (
    <div className={styles.page}>
      <Confirmation
        title={title}
        what={what}
        company={company === null ? null : { label: t('company'), name: company }}
        actions={
          <>
            <Button variant={tell} icon={Send} onClick={() => setIsOpen(true)}>
              {isTold ? t('tell.again') : t('tell.act', { name })}
            </Button>
            {more}
            <ButtonLink variant={back} to={portalPath('bookings')}>
              {t('toBookings')}
            </ButtonLink>
          </>
        }
      >
        <p role="status">{isTold ? t('tell.told', { name }) : untold}</p>
        <p className={styles.muted}>{terms}</p>
      </Confirmation>
      <EmployeeMessageDialog
        params={params}
        booking={booking}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onMailed={() => {
          setIsTold(true)
          onTold?.()
        }}
      />
    </div>
  )
}
