import type { Page } from '@playwright/test'
import { errorText } from '@salvia/core/error-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { CASE_ACTIONS, type CaseAction } from '@salvia/core/personnel-file'
import appEn from '../../packages/web/src/app/app.en.json' with { type: 'json' }
import appSv from '../../packages/web/src/app/app.sv.json' with { type: 'json' }
import bookingEn from '../../packages/web/src/features/bookings/booking.en.json' with { type: 'json' }
import bookingSv from '../../packages/web/src/features/bookings/booking.sv.json' with { type: 'json' }
import changingEn from '../../packages/web/src/features/bookings/change/changing.en.json' with {
  type: 'json',
}
import changingSv from '../../packages/web/src/features/bookings/change/changing.sv.json' with {
  type: 'json',
}
import bookingsEn from '../../packages/web/src/features/bookings/list/bookings.en.json' with { type: 'json' }
import bookingsSv from '../../packages/web/src/features/bookings/list/bookings.sv.json' with { type: 'json' }
import coworkersEn from '../../packages/web/src/features/coworkers/list/coworkers.en.json' with {
  type: 'json',
}
import coworkersSv from '../../packages/web/src/features/coworkers/list/coworkers.sv.json' with {
  type: 'json',
}
import dashboardEn from '../../packages/web/src/features/dashboard/dashboard.en.json' with { type: 'json' }
import dashboardSv from '../../packages/web/src/features/dashboard/dashboard.sv.json' with { type: 'json' }
import bookOrderEn from '../../packages/web/src/features/orders/case-worker/book/book-order.en.json' with {
  type: 'json',
}
import bookOrderSv from '../../packages/web/src/features/orders/case-worker/book/book-order.sv.json' with {
  type: 'json',
}
import replyTemplatesEn from '../../packages/web/src/features/orders/case-worker/templates/reply-templates.en.json' with {
  type: 'json',
}
import replyTemplatesSv from '../../packages/web/src/features/orders/case-worker/templates/reply-templates.sv.json' with {
  type: 'json',
}
import orderEn from '../../packages/web/src/features/orders/details/order.en.json' with { type: 'json' }
import orderSv from '../../packages/web/src/features/orders/details/order.sv.json' with { type: 'json' }
import ordersEn from '../../packages/web/src/features/orders/list/orders.en.json' with { type: 'json' }
import ordersSv from '../../packages/web/src/features/orders/list/orders.sv.json' with { type: 'json' }
import servicesEn from '../../packages/web/src/features/orders/services/services.en.json' with {
  type: 'json',
}
import servicesSv from '../../packages/web/src/features/orders/services/services.sv.json' with {
  type: 'json',
}
import backOfficeEn from '../../packages/web/src/features/personnel-file/case-worker/cases.en.json' with {
  type: 'json',
}
import backOfficeSv from '../../packages/web/src/features/personnel-file/case-worker/cases.sv.json' with {
  type: 'json',
}
import onDashboardEn from '../../packages/web/src/features/personnel-file/on-dashboard/personnel-file-on-dashboard.en.json' with {
  type: 'json',
}
import onDashboardSv from '../../packages/web/src/features/personnel-file/on-dashboard/personnel-file-on-dashboard.sv.json' with {
  type: 'json',
}
import personnelFileEn from '../../packages/web/src/features/personnel-file/personnel-file.en.json' with {
  type: 'json',
}
import personnelFileSv from '../../packages/web/src/features/personnel-file/personnel-file.sv.json' with {
  type: 'json',
}
import sharedEn from '../../packages/web/src/i18n/words.en.json' with { type: 'json' }
import sharedSv from '../../packages/web/src/i18n/words.sv.json' with { type: 'json' }
import chooseEn from '../../packages/web/src/parts/choose-organisation/choose-organisation.en.json' with {
  type: 'json',
}
import chooseSv from '../../packages/web/src/parts/choose-organisation/choose-organisation.sv.json' with {
  type: 'json',
}
import chooseTimeEn from '../../packages/web/src/parts/choose-time/choose-time.en.json' with { type: 'json' }
import chooseTimeSv from '../../packages/web/src/parts/choose-time/choose-time.sv.json' with { type: 'json' }
import coworkerPartsEn from '../../packages/web/src/parts/coworkers/coworkers-parts.en.json' with {
  type: 'json',
}
import coworkerPartsSv from '../../packages/web/src/parts/coworkers/coworkers-parts.sv.json' with {
  type: 'json',
}
import listEn from '../../packages/web/src/parts/list/list.en.json' with { type: 'json' }
import listSv from '../../packages/web/src/parts/list/list.sv.json' with { type: 'json' }
import matterCaseEn from '../../packages/web/src/parts/matters/case-worker/matter-case.en.json' with {
  type: 'json',
}
import matterCaseSv from '../../packages/web/src/parts/matters/case-worker/matter-case.sv.json' with {
  type: 'json',
}
import matterPartsEn from '../../packages/web/src/parts/matters/matter-parts.en.json' with { type: 'json' }
import matterPartsSv from '../../packages/web/src/parts/matters/matter-parts.sv.json' with { type: 'json' }

const TEXTS = {
  sv: {
    app: appSv,
    backOffice: backOfficeSv,
    booking: bookingSv,
    bookOrder: bookOrderSv,
    matterCase: matterCaseSv,
    matter: matterPartsSv,
    order: orderSv,
    orders: ordersSv,
    replyTemplates: replyTemplatesSv,
    bookings: bookingsSv,
    changing: changingSv,
    coworkerParts: coworkerPartsSv,
    coworkers: coworkersSv,
    dashboard: dashboardSv,
    list: listSv,
    onDashboard: onDashboardSv,
    personnelFile: personnelFileSv,
    choose: chooseSv,
    chooseTime: chooseTimeSv,
    services: servicesSv,
    shared: sharedSv.word,
  },
  en: {
    app: appEn,
    backOffice: backOfficeEn,
    booking: bookingEn,
    bookOrder: bookOrderEn,
    matterCase: matterCaseEn,
    matter: matterPartsEn,
    order: orderEn,
    orders: ordersEn,
    replyTemplates: replyTemplatesEn,
    bookings: bookingsEn,
    changing: changingEn,
    coworkerParts: coworkerPartsEn,
    coworkers: coworkersEn,
    dashboard: dashboardEn,
    list: listEn,
    onDashboard: onDashboardEn,
    personnelFile: personnelFileEn,
    choose: chooseEn,
    chooseTime: chooseTimeEn,
    services: servicesEn,
    shared: sharedEn.word,
  },
} as const

/** The portal's texts in one language, for tests that run in both. */
export function wordsOf(locale: Locale) {
  return {
    ...TEXTS[locale],
    nav: TEXTS[locale].app.nav,
    notPermitted: errorText('SIGN_IN_NOT_PERMITTED', locale, {}).title,
    action: (name: CaseAction): string => CASE_ACTIONS[name].label[locale],
  }
}

/**
 * All cases for Swedish, and the first of each kind for English, which shows that its screen follows the language. That
 * each text is there in both languages is what the tests of core and of the portal's texts hold.
 */
export function casesIn<Case>(
  locale: Locale,
  cases: readonly Case[],
  kindOf: (one: Case) => string,
): readonly Case[] {
  if (locale === 'sv') return cases
  const kinds = cases.map(kindOf)
  return cases.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index)
}

/**
 * Changes the language by the button that every page has. The account stores it; this resolves when it is stored, since
 * a call still in progress would disturb the next test.
 */
export async function inLanguage(page: Page, locale: Locale): Promise<void> {
  await page.locator('main h1').first().waitFor()
  if ((await page.locator('html').getAttribute('lang')) === locale) return
  const name = { sv: 'Svenska', en: 'English' }[locale]
  const isSignedIn = await page.evaluate(() => localStorage.getItem('wp_auth') !== null)
  await Promise.all([
    isSignedIn && settingKept(page, locale),
    // A dialog may stand over it.
    page
      .locator('button', { hasText: new RegExp(`^${name}$`) })
      .first()
      .dispatchEvent('click'),
    page.locator(`html[lang=${locale}]`).waitFor(),
  ])
}

/** Waits until the account has stored a setting. Start waiting before pressing the button. */
export function settingKept(page: Page, value: string): Promise<unknown> {
  return page.waitForResponse(answer => {
    const call = answer.request()
    const isSetting = call.method() === 'PATCH' && answer.url().endsWith('/api/profile')
    return isSetting && call.postData()?.includes(`"${value}"`) === true
  })
}
