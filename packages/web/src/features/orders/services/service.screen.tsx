import { portalPath } from '@salvia/core/portal-paths'
import { type Service, servicesContract } from '@salvia/core/services'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { DetailsScreen } from '../../../parts/details-screen/details-screen.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/panel.tsx'
import { NotInAgreement } from './not-in-agreement.tsx'
import { OrderService } from './order-service.tsx'
import { ServiceFacts } from './service-facts.tsx'
import styles from './services.module.css'
import { useTexts } from './texts.ts'

/** One service of the agreement: what it is, for whom, and how it is ordered. */
export function ServiceScreen() {
  const { id = '' } = useParams()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    servicesContract.get,
    clientNumber === null ? null : { params: { clientNumber, id } },
  )
  const t = useTexts()
  return (
    <DetailsScreen
      answer={answer}
      title={t('word.service')}
      back={{ to: portalPath('services'), text: t('back') }}
      missing={{ code: 'SERVICE_NOT_FOUND', hasFreeId: true, title: t('missing') }}
      failed={t('failed')}
      instead={({ code }) => code === 'SERVICE_NOT_IN_AGREEMENT' && <NotInAgreement />}
      className={styles.stack}
    >
      {service => <ServicePage service={service} />}
    </DetailsScreen>
  )
}

function ServicePage({ service }: { readonly service: Service }) {
  const t = useTexts()
  const { name, category, description, subCategories } = service
  usePageTitle(name)
  return (
    <div className={styles.details}>
      <PageHeader
        title={name}
        back={{ to: portalPath('services'), text: t('back') }}
        meta={<span>{category}</span>}
      />
      <div className={styles.aside}>
        <OrderService service={service} />
      </div>
      <div className={styles.main}>
        {description && <p className={styles.description}>{description}</p>}
        {subCategories.length > 0 && (
          <Section title={t('subCategories')}>
            <ul>
              {subCategories.map(one => (
                <li key={one.id}>{one.name}</li>
              ))}
            </ul>
          </Section>
        )}
        <ServiceFacts service={service} />
        <div className={styles.print}>
          <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </div>
  )
}
