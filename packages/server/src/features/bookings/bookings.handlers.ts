import type { HandlersOf } from '../../http/handler.ts'

export const bookingsHandlers: HandlersOf<'bookings'> = {
  async list({ fail }) {
    throw fail('NOT_FOUND')
  },
  async search({ fail }) {
    throw fail('NOT_FOUND')
  },
  async get({ fail }) {
    throw fail('NOT_FOUND')
  },
  async weeks({ fail }) {
    throw fail('NOT_FOUND')
  },
  async slots({ fail }) {
    throw fail('NOT_FOUND')
  },
  async reschedule({ fail }) {
    throw fail('NOT_FOUND')
  },
  async cancel({ fail }) {
    throw fail('NOT_FOUND')
  },
  async sendFeedback({ fail }) {
    throw fail('NOT_FOUND')
  },
  async mailEmployee({ fail }) {
    throw fail('NOT_FOUND')
  },
  async calendarFile({ fail }) {
    throw fail('NOT_FOUND')
  },
  async calendarFeed({ fail }) {
    throw fail('NOT_FOUND')
  },
  async createCalendarFeed({ fail }) {
    throw fail('NOT_FOUND')
  },
  async revokeCalendarFeed({ fail }) {
    throw fail('NOT_FOUND')
  },
  async settings({ fail }) {
    throw fail('NOT_FOUND')
  },
  async updateSettings({ fail }) {
    throw fail('NOT_FOUND')
  },
}
